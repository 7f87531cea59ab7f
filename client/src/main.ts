import { mount } from 'svelte'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import './decks/look.css'
import './app/page.css'
import App from './app/App.svelte'
import { preferences } from './app/preferences.svelte'
import { words } from './words/words.svelte'

preferences.dress()
await words.speak(preferences.all.language, true)
mount(App, { target: document.getElementById('table')! })
