// The drawings of the fronts: each game brings its own, for no table shows those of another.
import type { Component } from 'svelte'
import type { GameName } from './deck'

export const fronts: Partial<Record<GameName, Component<{ card: string }>>> = {}
