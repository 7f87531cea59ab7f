/* Four Gems by hand: how fast a round could be played at random if nobody had to read the code.

   The same rules as games/four_gems/rules.py, with the same knowledge kept: cut, two deals, two
   bidding rounds, every duty with its options, squares announced and shown, what each may still
   hold, who played what, the tricks as they were taken. Its random move, deal and legal moves
   included, is the unit in which `vierblatt bench` measures. */

#include <stdint.h>
#include <string.h>

typedef uint64_t u64;
typedef uint32_t u32;
typedef uint8_t u8;

enum { CUTTING, BIDDING, PLAYING, OVER };
enum { ANNOUNCE = 32, PASS = 64, TAKE = 65, NAME = 66, CUT = 70 };

static const u8 FACE[8] = {1, 2, 3, 4, 10, 11, 14, 20};

typedef struct {
    u32 hands[4], may[4], by[4], taken[8], trick, squares, calls, shown;
    int16_t points[2];
    u8 pack[32], won[2], overruff, beat_partner;
    int8_t dealer, player, phase, passes, turned, trump, taker, tricks, size, led, best, winner, cut;
} Round;

static u64 S[4];

static inline u64 rotl(u64 x, int k) { return (x << k) | (x >> (64 - k)); }

static inline u64 next(void) { /* xoshiro256** by Blackman and Vigna, public domain */
    u64 r = rotl(S[1] * 5, 7) * 9, t = S[1] << 17;
    S[2] ^= S[0], S[3] ^= S[1], S[1] ^= S[2], S[0] ^= S[3], S[2] ^= t, S[3] = rotl(S[3], 45);
    return r;
}

static inline u32 below(u32 n) { return (u32)(((next() >> 32) * (u64)n) >> 32); }
static inline u32 gem(int g) { return 0xFFu << 8 * g; }
static inline u32 above(int card) { return gem(card >> 3) & ~((2u << card) - 1u); }
static inline u32 four(u32 h) { return h & h >> 8 & h >> 16 & h >> 24 & 0xFF; }
static inline int partner_wins(const Round *r) { return r->winner == ((r->player + 2) & 3); }

static void deal(Round *r, int dealer) {
    memset(r, 0, sizeof *r);
    for (int i = 0; i < 32; i++) r->pack[i] = (u8)i;
    for (int i = 31; i > 0; i--) {
        int j = (int)below((u32)i + 1);
        u8 t = r->pack[i];
        r->pack[i] = r->pack[j], r->pack[j] = t;
    }
    for (int s = 0; s < 4; s++) r->may[s] = ~0u;
    r->dealer = (int8_t)dealer, r->player = (int8_t)((dealer + 3) & 3);
    r->trump = r->taker = r->turned = -1, r->beat_partner = 1;
}

static inline u32 duty(const Round *r, u32 hand) {
    if (!r->size) return hand;
    u32 follow = hand & gem(r->led);
    if (follow) {
        u32 higher = follow & above(r->best);
        if (r->led != r->trump || !higher) return follow;
        return r->beat_partner || !partner_wins(r) ? higher : follow;
    }
    if (partner_wins(r)) return hand;
    u32 trumps = hand & gem(r->trump);
    if (!trumps) return hand;
    if (r->overruff && r->best >> 3 == r->trump) {
        u32 higher = trumps & above(r->best);
        if (higher) return higher;
        if (r->overruff == 2) return hand;
    }
    return trumps;
}

static int legal(const Round *r, u8 *out) {
    int n = 0;
    if (r->phase == PLAYING) {
        u32 hand = r->hands[r->player], cards = duty(r, hand);
        for (u32 m = cards; m; m &= m - 1) out[n++] = (u8)__builtin_ctz(m);
        if (!r->tricks && four(hand))
            for (u32 m = cards; m; m &= m - 1) out[n++] = (u8)(__builtin_ctz(m) | ANNOUNCE);
        return n;
    }
    if (r->phase == CUTTING) {
        for (int k = 3; k < 30; k++) out[n++] = (u8)(CUT + k);
        return n;
    }
    out[n++] = PASS;
    if (r->passes < 4) return out[n++] = TAKE, n;
    for (int g = 0; g < 4; g++)
        if (g != r->turned >> 3) out[n++] = (u8)(NAME + g);
    return n;
}

static void know(Round *r, int seat, u32 cards) {
    for (int s = 0; s < 4; s++)
        if (s != seat) r->may[s] &= ~cards;
}

static void cut(Round *r, int lifted) {
    int at = lifted, seat = r->dealer;
    r->cut = (int8_t)lifted;
    for (int packet = 0; packet < 8; packet++) {
        seat = (seat + 1) & 3;
        for (int n = packet < 4 ? 3 : 2; n; n--, at++) r->hands[seat] |= 1u << r->pack[at & 31];
    }
    u8 rest[12];
    for (int n = 0; n < 12; n++) rest[n] = r->pack[(at + n) & 31];
    memcpy(r->pack, rest, 12);
    r->turned = (int8_t)rest[0], r->player = (int8_t)((r->dealer + 1) & 3), r->phase = BIDDING;
}

static void bid(Round *r, int code) {
    if (code == PASS) {
        r->player = (int8_t)((r->player + 1) & 3);
        if (++r->passes == 8) r->phase = OVER;
        return;
    }
    r->taker = r->player, r->trump = (int8_t)(code == TAKE ? r->turned >> 3 : code - NAME);
    r->hands[r->taker] |= 1u << r->turned;
    know(r, r->taker, 1u << r->turned);
    for (int turn = 1, at = 1; turn < 5; turn++) {
        int seat = (r->dealer + turn) & 3;
        for (int n = seat == r->taker ? 2 : 3; n; n--) r->hands[seat] |= 1u << r->pack[at++];
    }
    r->player = (int8_t)((r->dealer + 1) & 3), r->phase = PLAYING;
}

static void speak(Round *r, int code) {
    int p = r->player;
    if (!r->tricks) {
        if (!(code & ANNOUNCE)) return;
        u32 found = four(r->hands[p]);
        r->squares |= found << 8 * p, r->calls |= (u32)__builtin_popcount(found) << 8 * p;
        return;
    }
    u32 found = r->squares >> 8 * p & 0xFF;
    r->shown |= found << 8 * p;
    for (; found; found &= found - 1) know(r, p, 0x01010101u << __builtin_ctz(found));
}

static void infer(Round *r, int card) {
    u32 missing = 0;
    if (!r->size) return;
    if (card >> 3 == r->led) {
        if (r->led == r->trump && card < r->best && (r->beat_partner || !partner_wins(r)))
            missing = above(r->best);
    } else {
        missing = gem(r->led);
        if (!partner_wins(r)) {
            int over = r->overruff && r->best >> 3 == r->trump;
            if (card >> 3 == r->trump) missing |= over && card < r->best ? above(r->best) : 0;
            else missing |= over && r->overruff == 2 ? above(r->best) : gem(r->trump);
        }
    }
    r->may[r->player] &= ~missing;
}

static void play(Round *r, int code) {
    int p = r->player, card = code & 31, g = card >> 3;
    if (r->tricks < 2) speak(r, code);
    infer(r, card);
    r->hands[p] &= ~(1u << card), r->by[p] |= 1u << card;
    if (!r->size) r->led = (int8_t)g, r->trick = 0;
    if (!r->size || (g == r->best >> 3 ? card > r->best : g == r->trump))
        r->best = (int8_t)card, r->winner = (int8_t)p;
    r->trick |= (u32)card << 6 * r->size;
    if (++r->size < 4) {
        r->player = (int8_t)((p + 1) & 3);
        return;
    }
    int team = r->winner & 1, value = 0;
    for (int n = 0; n < 4; n++) {
        int c = r->trick >> 6 * n & 63;
        value += FACE[c & 7] << (c >> 3 == r->trump);
    }
    r->taken[r->tricks] = r->trick | (u32)r->winner << 24 | (u32)((p + 1) & 3) << 26;
    if (++r->tricks == 8) value += 10, r->phase = OVER;
    r->points[team] = (int16_t)(r->points[team] + value), r->won[team]++;
    r->player = r->winner, r->size = 0;
}

static void apply(Round *r, int code) {
    if (r->phase == PLAYING) play(r, code);
    else if (r->phase == BIDDING) bid(r, code);
    else cut(r, code - CUT);
}

static int gems(const Round *r, int team) {
    int points = 0;
    for (u32 m = (r->shown >> 8 * team | r->shown >> 8 * (team + 2)) & 0xFF; m; m &= m - 1)
        points += 10 * FACE[__builtin_ctz(m)];
    return points;
}

static int lead(const Round *r) { /* the even team's points less the odd team's */
    if (r->taker < 0) return 0;
    int t = r->taker & 1, score[2], own[2] = {gems(r, 0), gems(r, 1)};
    if (r->won[t] == 8) score[t] = 425 + own[t], score[1 - t] = own[1 - t];
    else if (r->points[t] + own[t] < 163) score[t] = 0, score[1 - t] = 325 + own[1 - t];
    else score[0] = r->points[0] + own[0], score[1] = r->points[1] + own[1];
    return score[0] - score[1];
}

/* Plays rounds at random; the moves that it took, and through `leads` the sum of the leads. */
int64_t random_rounds(int64_t rounds, u64 seed, int64_t *leads) {
    int64_t moves = 0;
    for (int i = 0; i < 4; i++) S[i] = (seed + (u64)i + 1) * 0x9E3779B97F4A7C15ull;
    for (int64_t i = 0; i < rounds; i++) {
        Round r;
        u8 codes[64];
        deal(&r, (int)(i & 3));
        while (r.phase != OVER) {
            int n = legal(&r, codes);
            apply(&r, codes[below((u32)n)]);
            moves++;
        }
        *leads += lead(&r);
    }
    return moves;
}
