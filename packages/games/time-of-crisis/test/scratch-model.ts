// An independent model of the game, written from the book and the digest, in direct style.
import raw from '../data/data.json' with { type: 'json' };
const D: any = raw;
export type Choices = Record<string, any>; // kind -> true | string[] (sorted) | {min,max} | {total,caps}
export const COL = ['green', 'blue', 'yellow', 'red'];
const PROV = ['italia','gallia','pannonia','macedonia','thracia','asia','galatia','syria','britannia','hispania','africa','aegyptus'];
const TRIBES = ['franks','alamanni','goths','sassanids','nomads'];
const SEA = ['oceanus-atlanticus','oceanus-britannicus','mare-occidentale','mare-orientale','pontus-euxinus'];
const ADJ: Record<string, Set<string>> = {};
const PADJ: Record<string, Set<string>> = {};
for (const r of [...PROV, ...TRIBES, ...SEA]) { ADJ[r] = new Set(); PADJ[r] = new Set(); }
for (const { a, b } of D.edges) { ADJ[a].add(b); ADJ[b].add(a); if (PROV.includes(a) && PROV.includes(b)) { PADJ[a].add(b); PADJ[b].add(a); } }
PADJ.gallia.add('britannia'); PADJ.britannia.add('gallia');
const CARD: Record<string, [string, number, number]> = { 'military-1': ['military', 1, 12], 'senate-1': ['senate', 1, 12], 'populace-1': ['populace', 1, 12],
  castra: ['military', 2, 9], 'flanking-maneuver': ['military', 3, 8], 'praetorian-guard': ['military', 4, 6],
  tribute: ['senate', 2, 9], foederati: ['senate', 3, 8], 'damnatio-memoriae': ['senate', 4, 6],
  quaestor: ['populace', 2, 9], mob: ['populace', 3, 8], pretender: ['populace', 4, 6] };
const TABLE: any = {
  4: ['ira-deorum','sassanids','franks','sassanids','goths','event','alamanni','nomads','franks','nomads','pax-deorum'],
  3: ['ira-deorum','goths','sassanids','sassanids','goths','event','alamanni','franks','franks','alamanni','pax-deorum'],
  2: ['ira-deorum','goths','franks','alamanni','goths','event','alamanni','franks','franks','goths','pax-deorum'] };
const LEAD: Record<string, string> = { ardashir: 'sassanids', 'shapur-i': 'sassanids', cniva: 'goths' };
const RIVAL: Record<string, string> = { 'priest-king': 'syria', postumus: 'gallia', zenobia: 'aegyptus' };
const LASTING = ['plague-of-cyprian','ludi-saeculares','bad-auguries','raiding-parties','preparing-for-war','inflation','good-auguries'];
export const counts: Record<string, number> = {};
export const hit = (k: string) => { counts[k] = (counts[k] ?? 0) + 1; };
type Pend = Record<string, Choices>;
type Ans = { seat: string; kind: string; arg?: any };
type Gen<T> = Generator<Pend, T, Ans>;

export class Model {
  dice: number[] = [];
  n = 0; opts: any; seats: string[] = []; start = ''; active = ''; turnNo = 0; last = false;
  P: any = {}; A: any = {}; gen: any = {}; govs: any = {};
  bact: any = {}; bin: any = {}; leaders: any = {}; rivals: any = {};
  hand: any = {}; avail: any = {}; disc: any = {}; supply: any = {}; played: string[] = []; unused: string[] = [];
  pts: any = { military: 0, senate: 0, populace: 0 }; targeted = new Set<string>(); games = new Set<string>(); disco: any = {};
  deck: string[] = []; lasting: string | undefined; leg: any = {}; et: any = {}; outcome: any;
  constructor(opts: any, start: string, deck: string[]) {
    this.opts = opts; this.n = opts.players; this.seats = COL.slice(0, this.n); this.start = start; this.active = start; this.deck = [...deck];
    const npg = this.n === 4 ? [] : this.n === 3 ? ['hispania','africa','aegyptus'] : ['britannia','hispania','africa','aegyptus','syria','galatia'];
    for (const p of PROV) this.P[p] = { gov: npg.includes(p) ? null : 'neutral', sup: npg.includes(p) ? null : 1, mobs: 0, mil: false, q: false, mark: null, imp: new Set(), mc: false, mf: false };
    for (const t of TRIBES) { this.bact[t] = {}; const out = (t === 'nomads' && this.n < 4) || (t === 'sassanids' && this.n < 3); this.bin[t] = out ? {} : { [t]: 10 }; }
    for (const s of this.seats) { this.hand[s] = []; this.disc[s] = []; this.avail[s] = ['military-1','senate-1','populace-1'].flatMap(c => [c, c, c]); this.leg[s] = 0; this.et[s] = 0;
      this.govs[s] = { un: [1,2,3,4,5], av: 1 }; this.gen[s] = { un: [1,2,3,4,5], av: [0] }; }
    for (const c in CARD) if (CARD[c][1] > 1) this.supply[c] = CARD[c][2];
    this.italia();
  }
  d(): number { if (!this.dice.length) throw new Error('model wants a die the engine did not roll'); return this.dice.shift()!; }
  // ---- helpers
  neutralCount() { return PROV.filter(p => this.P[p].gov === 'neutral').length; }
  italia() { if (this.P.italia.gov === 'neutral') this.P.italia.sup = Math.min(8, this.neutralCount()); }
  mine(s: string) { return PROV.filter(p => this.P[p].gov === s); }
  emperor() { return this.P.italia.gov; }
  isPret(s: string) { return PROV.some(p => this.P[p].mark === 'seat' && this.P[p].gov === s); }
  own(g: string) { return g.split('-')[0]; }
  capGeneral(p: string) { return Object.keys(this.A).find(g => this.A[g].at === p && this.A[g].cap); }
  // who commands what is in the capital
  capOwner(p: string): string | undefined { const g = this.capGeneral(p); if (g) return this.own(g); return this.P[p].mil ? this.P[p].gov : undefined; }
  capUnits(p: string): number { const g = this.capGeneral(p); let n = this.P[p].mil ? 1 : 0; if (g) n += this.A[g].L + this.A[g].R + this.A[g].F.length; return n; }
  hasMil(g: string): string | undefined { const a = this.A[g]; return a && a.cap && this.P[a.at].mil && this.P[a.at].gov === this.own(g) ? a.at : undefined; }
  armies(s: string): string[] { const r = Object.keys(this.A).filter(g => this.own(g) === s); for (const p of this.mine(s)) if (this.P[p].mil && !this.capGeneral(p)) r.push('militia-' + p); return r; }
  reg(a: string) { return a.startsWith('militia-') ? a.slice(8) : this.A[a].at; }
  b(t: string, r: string) { return (this.bact[t][r] ?? 0) + (this.bin[t][r] ?? 0) + this.ld(t, r).length; }
  ld(t: string, r: string) { return Object.keys(LEAD).filter(l => LEAD[l] === t && this.leaders[l]?.at === r); }
  addb(m: any, t: string, r: string, k: number) { m[t][r] = (m[t][r] ?? 0) + k; if (m[t][r] < 0) throw new Error('neg'); if (m[t][r] === 0) delete m[t][r]; }
  activeBarb(p: string) { return TRIBES.some(t => (this.bact[t][p] ?? 0) > 0 || this.ld(t, p).some(l => !this.leaders[l].inactive)); }
  rivalIn(p: string) { return Object.keys(this.rivals).filter(r => this.rivals[r] === p); }
  setSup(p: string, v: number) { this.P[p].sup = Math.max(0, Math.min(p === 'italia' ? 8 : 4, v)); }
  // The governor leaves; who then comes is the caller's business.
  clear(p: string) { const x = this.P[p]; const old = x.gov; x.mobs = 0; x.mil = x.mc = x.mf = x.q = false; const seat = x.mark === 'seat'; x.mark = null;
    if (old !== 'neutral') { this.govs[old].av++; if (seat) for (const q of this.mine(old)) if (q !== p) this.P[q].mark = null; } return old; }
  toNeutral(p: string) { this.clear(p); this.P[p].gov = 'neutral'; this.P[p].sup = 1; this.italia(); }
  gain(s: string, k: number) { this.leg[s] += k; }
  // ---- asking
  *ask(seat: string, ch: Choices, always = false): Gen<Ans> {
    const c: Choices = {}; let total = 0; let sole: any;
    for (const k in ch) { const v = ch[k];
      if (v === true) { total++; c[k] = v; sole = { kind: k }; }
      else if (Array.isArray(v)) { if (v.length) { c[k] = [...v].sort(); total += v.length; sole = { kind: k, arg: v[0] }; } }
      else if ('min' in v) { if (v.max >= v.min) { c[k] = v; total += v.max - v.min + 1; sole = { kind: k, arg: v.min }; } }
      else { c[k] = v; total += 2; } }
    if (total === 0) throw new Error('nothing to ask');
    if (total === 1 && !always) return { seat, ...sole };
    return yield { [seat]: c };
  }
  *together(m: Pend): Gen<Record<string, Ans>> { const out: any = {}; const left = { ...m }; while (Object.keys(left).length) { const a = yield { ...left }; out[a.seat] = a; delete left[a.seat]; } return out; }
  cnt(x: string[]) { const r: any = {}; for (const c of x) r[c] = (r[c] ?? 0) + 1; return r; }
  rm(pile: string[], c: string) { const i = pile.indexOf(c); if (i < 0) throw new Error('no card ' + c); pile.splice(i, 1); }
  draw(s: string, sel: any) { for (const c in sel) for (let i = 0; i < sel[c]; i++) { this.rm(this.avail[s], c); this.hand[s].push(c); } }

  *play(): Gen<void> {
    let order = [...this.seats.slice(this.seats.indexOf(this.start)), ...this.seats.slice(0, this.seats.indexOf(this.start))];
    const draft = this.opts['reverse-draft'] ? [...order].reverse() : order;
    for (const s of draft) {
      const a = yield* this.ask(s, { 'choose-start-province': PROV.filter(p => p !== 'italia' && this.P[p].gov === 'neutral') });
      const p = a.arg; this.P[p].gov = s; this.P[p].sup = 1; this.P[p].mil = true; this.govs[s].av = 0; this.gen[s].av = [];
      this.A[s + '-general-0'] = { at: p, cap: true, L: 1, R: 0, F: [], castra: false, fought: false }; this.italia();
    }
    const pend: Pend = {}; for (const s of this.seats) pend[s] = { 'choose-start-hand': { total: 5, caps: this.cnt(this.avail[s]) } };
    const hands = yield* this.together(pend);
    for (const s of this.seats) this.draw(s, hands[s].arg);
    for (let i = 0; ; i++) {
      const s = order[i % this.n]; this.active = s;
      if (yield* this.turn(s)) return;
      if (!this.last && this.emperor() === s && this.leg[s] >= (this.opts['short-game'] ? 40 : 60)) {
        const a = yield* this.ask(s, this.opts['declared-end'] ? { 'declare-last-round': true, 'play-on': true } : { 'declare-last-round': true });
        if (a.kind === 'declare-last-round') this.last = true;
      }
      if (this.last && (i + 1) % this.n === 0) { this.finish('legacy'); return; }
    }
  }
  finish(how: string) {
    hit('end:' + how);
    const sorted = [...this.seats].sort((a, b) => this.et[b] - this.et[a]);
    const bonus: any = {};
    for (const s of this.seats) { const rank = sorted.findIndex(x => this.et[x] === this.et[s]); bonus[s] = this.et[s] >= 1 ? [10, 6, 3, 0][rank] : 0; }
    for (const s of this.seats) this.gain(s, bonus[s]);
    let top = this.seats.filter(s => this.leg[s] === Math.max(...this.seats.map(x => this.leg[x])));
    if (top.length > 1) hit('tie');
    const keep = (f: (s: string) => number) => { if (top.length > 1) { const m = Math.max(...top.map(f)); top = top.filter(s => f(s) === m); } };
    keep(s => +(this.emperor() === s)); keep(s => +this.isPret(s)); keep(s => this.mine(s).length);
    keep(s => Object.keys(this.A).filter(g => this.own(g) === s).reduce((k, g) => k + this.A[g].L + this.A[g].R, 0));
    while (top.length > 1) { hit('tie-die'); const r: any = {}; for (const s of top) r[s] = this.d(); keep(s => r[s]); }
    this.outcome = { winner: top[0], points: { ...this.leg }, how };
  }
  *turn(s: string): Gen<boolean> {
    this.turnNo++;
    for (const p of this.mine(s)) { this.P[p].q = false; this.P[p].mc = false; }
    for (const g in this.A) if (this.own(g) === s) this.A[g].castra = false;
    if (yield* this.crisis(s)) return true;
    yield* this.actions(s);
    this.support(s);
    if (this.isPret(s)) { const emp = PROV.filter(p => this.P[p].mark && this.P[p].gov === s);
      for (const p of this.mine(s)) if (p !== 'italia' && !this.P[p].mark && this.P[p].sup >= 3 && emp.some(q => PADJ[p].has(q))) { this.P[p].mark = 'breakaway'; hit('expanded'); } }
    this.legacy(s);
    yield* this.market(s);
    return false;
  }
  *crisis(s: string): Gen<boolean> {
    const e = TABLE[this.n][this.d() + this.d() - 2]; hit('crisis:' + e);
    const act = (t: string, k: number) => { k = Math.min(k, this.bin[t][t] ?? 0); if (k) { this.addb(this.bin, t, t, -k); this.addb(this.bact, t, t, k); } };
    if (e === 'ira-deorum') for (const t of TRIBES) act(t, 1);
    else if (e === 'event') {
      const c = this.deck.shift()!; hit('event:' + c);
      if (c === 'diocletian') { this.finish('diocletian'); return true; }
      if (LASTING.includes(c)) this.lasting = c;
      else if (LEAD[c]) this.leaders[c] = { at: LEAD[c], inactive: false };
      else if (RIVAL[c]) this.rivals[c] = RIVAL[c];
      else if (c === 'palmyra-allies') { const k = this.bact.sassanids.sassanids ?? 0; if (k) { this.addb(this.bact, 'sassanids', 'sassanids', -k); this.addb(this.bin, 'sassanids', 'sassanids', k); } }
      else throw new Error(c);
    } else if (e === 'pax-deorum') {
      const pend: Pend = {}; for (const x of this.seats) { const pool = this.avail[x].length ? this.avail[x] : this.disc[x]; if (pool.length) pend[x] = { 'pax-pick': [...new Set(pool)].sort() }; }
      const a = yield* this.together(pend);
      for (const x in a) { if (!this.avail[x].length) { this.avail[x] = this.disc[x]; this.disc[x] = []; hit('pax-renewed'); } this.draw(x, { [a[x].arg]: 1 }); }
    } else {
      const t = e;
      if (this.lasting === 'preparing-for-war') act(t, 2);
      else {
        act(t, 1);
        let black = this.d(); const white = this.d(); if (this.lasting === 'raiding-parties') black = Math.max(1, black - 1);
        const home = this.ld(t, t); const ready = (this.bact[t][t] ?? 0) + home.length;
        if (black <= ready) { hit('invasion');
          let k = home.includes('ardashir') ? ready : black; let inact = false;
          // who comes: leaders first, Ardashir before Shapur
          const col: string[] = []; for (const l of home) if (col.length < k) col.push(l); while (col.length < k) col.push('plain');
          for (const p of D.invasionPaths[t][white].path) { if (this.P[p].imp.has('limes')) { inact = true; hit('limes'); }
            while (col.length && this.b(t, p) < 3) { const x = col.shift()!;
              if (x === 'plain') { this.addb(this.bact, t, t, -1); this.addb(inact ? this.bin : this.bact, t, p, 1); } else { this.leaders[x] = { at: p, inactive: inact }; hit('leader-invaded'); } } }
          if (col.length) hit('invaders-left');
        }
      }
    }
    return false;
  }
  support(s: string) {
    const my = this.mine(s);
    for (const p of my) { const o = this.capOwner(p); if (this.activeBarb(p) || this.rivalIn(p).length || (o !== undefined && o !== s)) { this.setSup(p, this.P[p].sup - 1); hit('support:threat'); } }
    if (this.emperor() === s && (Object.keys(this.rivals).length || this.seats.some(x => x !== s && this.isPret(x)))) { this.setSup('italia', this.P.italia.sup - 1); hit('support:contested'); }
    const fall = my.filter(p => this.P[p].sup === 0 || this.P[p].mobs >= this.P[p].sup);
    let lost = 0;
    for (const p of fall) if (p !== 'italia') { this.toNeutral(p); lost++; hit('support:fell'); }
    if (fall.includes('italia')) { this.toNeutral('italia'); this.italia(); hit('support:emperor-fell'); }
    if (this.emperor() === s && lost) { this.setSup('italia', this.P.italia.sup - lost); hit('support:step4'); if (this.P.italia.sup === 0) { this.toNeutral('italia'); hit('support:step4-fell'); } }
    this.italia();
  }
  legacy(s: string) {
    if (this.isPret(s) && !this.seats.some(x => x !== s && this.isPret(x))) { hit('legacy:pretender'); this.gain(s, PROV.filter(p => this.P[p].mark && this.P[p].gov === s).length); }
    else if (this.isPret(s)) hit('legacy:two-pretenders');
    if (this.emperor() === s) { hit('legacy:emperor');
      for (const p of this.mine(s)) { if (this.P[p].mark) hit('legitimate'); this.P[p].mark = null; }
      this.gain(s, Math.max(0, this.P.italia.sup - PROV.filter(p => this.P[p].mark).length));
      if (!Object.keys(this.rivals).length && !this.seats.some(x => this.isPret(x))) this.et[s]++;
    }
    this.gain(s, this.mine(s).length);
    for (const p of this.mine(s)) this.gain(s, this.P[p].imp.size);
  }
  *market(s: string): Gen<void> {
    this.disc[s].push(...this.played); this.played = [];
    let pol = 0; for (const p of this.mine(s)) pol += Math.max(0, this.P[p].sup - this.P[p].mobs);
    const nprov = this.mine(s).length; let bought = 0; const disco = this.disco; this.disco = {};
    while (this.hand[s].length) { const a = yield* this.ask(s, { 'discard-card': [...new Set(this.hand[s])], 'keep-rest': true }, true); if (a.kind === 'keep-rest') break; this.rm(this.hand[s], a.arg); this.disc[s].push(a.arg); }
    const price = (c: string) => { const [suit, v] = CARD[c]; return Math.max(0, (v <= nprov ? v : 2 * v) + bought - 2 * (disco[suit] ?? 0)); };
    for (;;) {
      const a = yield* this.ask(s, { 'buy-card': Object.keys(this.supply).filter(c => this.supply[c] > 0 && price(c) <= pol), 'trash-card': pol >= 3 ? [...new Set(this.disc[s])] : [], 'end-purchases': true }, true);
      if (a.kind === 'end-purchases') break;
      if (a.kind === 'buy-card') { hit('bought'); if (disco[CARD[a.arg][0]]) hit('discounted'); pol -= price(a.arg); bought++; this.supply[a.arg]--; this.disc[s].push(a.arg); delete disco[CARD[a.arg][0]]; }
      else { pol -= 3; this.rm(this.disc[s], a.arg); hit('trashed'); }
    }
    for (const p of this.mine(s)) if (this.P[p].mobs > 0 && !this.P[p].imp.has('amphitheater') && PROV.reduce((k, q) => k + this.P[q].mobs, 0) < 32) this.P[p].mobs++;
    for (const p of this.mine(s)) for (const t of TRIBES) { const k = this.bin[t][p] ?? 0; if (k) { this.addb(this.bin, t, p, -k); this.addb(this.bact, t, p, k); hit('turned-active'); } for (const l of this.ld(t, p)) this.leaders[l].inactive = false; }
    while (this.hand[s].length < 5) {
      if (!this.avail[s].length) { if (!this.disc[s].length) { hit('short-hand'); break; } this.avail[s] = this.disc[s]; this.disc[s] = []; hit('renewed'); }
      const need = 5 - this.hand[s].length;
      if (this.avail[s].length <= need) { this.hand[s].push(...this.avail[s]); this.avail[s] = []; }
      else { const a = yield { [s]: { 'refill-hand': { total: need, caps: this.cnt(this.avail[s]) } } }; this.draw(s, a.arg); hit('refill'); }
    }
  }
  // ---- actions
  atSea(s: string) { return Object.keys(this.A).filter(g => this.own(g) === s && SEA.includes(this.A[g].at)).length; }
  milHand(s: string) { return this.hand[s].reduce((k: number, c: string) => k + (CARD[c][0] === 'military' ? CARD[c][1] : 0), 0); }
  canMil(s: string, cost: number, sea = 0) { return this.pts.military >= cost && this.pts.military - cost + this.milHand(s) >= this.atSea(s) + sea; }
  legLeft() { return 33 - Object.values(this.A).reduce((k: number, a: any) => k + a.L + a.R, 0); }
  milLeft() { return 12 - PROV.filter(p => this.P[p].mil).length; }
  qcLeft() { return 17 - PROV.filter(p => this.P[p].q).length - PROV.filter(p => this.P[p].mc).length - Object.values(this.A).filter((a: any) => a.castra).length; }
  mobsLeft() { return 32 - PROV.reduce((k, q) => k + this.P[q].mobs, 0); }
  dests(s: string, g: string) { const f = this.A[g].at; return [...ADJ[f]].filter(t => this.canMil(s, 1, +SEA.includes(t) - +SEA.includes(f))); }
  foes(s: string, a: string): string[] { const r = this.reg(a); if (SEA.includes(r)) return []; const out = Object.keys(this.A).filter(g => this.own(g) !== s && this.A[g].at === r);
    if (PROV.includes(r) && this.P[r].mil && this.P[r].gov !== s && !this.capGeneral(r)) out.push('militia-' + r);
    for (const t of TRIBES) { const k = (this.bact[t][r] ?? 0) + this.ld(t, r).length + (PROV.includes(r) ? this.bin[t][r] ?? 0 : 0); if (k) out.push(t); }
    return [...out, ...this.rivalIn(r)]; }
  tired(a: string) { if (a.startsWith('militia-')) return this.P[a.slice(8)].mf; const m = this.hasMil(a); return this.A[a].fought || (m && this.P[m].mf); }
  target(s: string, p: string) { const x = this.P[p]; return x.gov !== null && x.gov !== s && !this.targeted.has(p) && !x.mark && this.govs[s].av > 0; }
  joinable(s: string, p: string) { return p !== 'italia' && this.P[p].gov === s && this.P[p].sup >= 3; }
  group(s: string, p: string) { const seen = new Set([p]); const todo = [p]; while (todo.length) for (const q of PADJ[todo.pop()!]) if (!seen.has(q) && this.joinable(s, q)) { seen.add(q); todo.push(q); } return [...seen]; }
  ftribes(r: string) { return TRIBES.filter(t => (this.bact[t][r] ?? 0) > 0 || (!this.opts['strict-foederati'] && (this.bin[t][r] ?? 0) > 0)); }
  fground(a: string) { const r = this.reg(a); if (SEA.includes(r)) return []; return [r, ...(this.opts['strict-foederati'] ? [] : ADJ[r])].filter(x => this.ftribes(x).length); }
  mustTake(s: string) { return Object.keys(this.A).sort().find(g => this.own(g) === s && this.A[g].cap && this.P[this.A[g].at].mark && this.P[this.A[g].at].gov !== s); }
  *takeover(s: string): Gen<boolean> {
    let any = false; let g;
    while ((g = this.mustTake(s))) { any = true; hit('takeover'); const p = this.A[g].at; const old = this.P[p].gov; if (this.P[p].mark === 'seat') hit('takeover-seat'); this.toNeutral(p);
      if (this.emperor() === old) { this.setSup('italia', this.P.italia.sup - 1); hit('takeover-emperor'); }
      const a = yield* this.ask(s, this.govs[s].av > 0 ? { 'install-governor': true, 'leave-neutral': true } : { 'leave-neutral': true });
      if (a.kind === 'install-governor') { this.govs[s].av--; this.P[p].gov = s; this.P[p].sup = 1; this.italia(); } }
    return any;
  }
  use(c: string) { this.rm(this.unused, c); hit('card:' + c); }
  *actions(s: string): Gen<void> {
    for (const g in this.A) if (this.own(g) === s) this.A[g].fought = false;
    for (const p of this.mine(s)) this.P[p].mf = false;
    yield* this.takeover(s);
    let stepped: string[] = [];
    for (;;) {
      const my = this.mine(s), ar = this.armies(s), gens = ar.filter(a => !a.startsWith('militia-')), pts = this.pts, P = this.P, A = this.A, U = new Set(this.unused);
      const ch: Choices = {
        'play-card': [...new Set(this.hand[s])],
        'recruit-general': this.gen[s].un.filter((k: number) => this.canMil(s, k)).map((k: number) => `${s}-general-${k}`),
        'create-army': this.gen[s].av.length && this.legLeft() > 0 && this.canMil(s, 1) ? my : [],
        'add-legion': gens.filter(g => my.includes(A[g].at) && this.legLeft() > 0 && this.canMil(s, A[g].L + A[g].R + 1)),
        'train-legion': gens.filter(g => A[g].R > 0 && this.canMil(s, 1)),
        'move-army': gens.filter(g => !A[g].fought && this.dests(s, g).length),
        'enter-capital': gens.filter(g => !stepped.includes(g) && PROV.includes(A[g].at) && !A[g].cap && !this.capGeneral(A[g].at) && [undefined, s].includes(this.capOwner(A[g].at) as any)),
        'leave-capital': gens.filter(g => !stepped.includes(g) && A[g].cap),
        'initiate-battle': ar.filter(a => !this.tired(a) && this.canMil(s, 1) && this.foes(s, a).length),
        'disperse-mob': ar.filter(a => my.includes(this.reg(a)) && P[this.reg(a)].mobs > 0 && this.canMil(s, 1)),
        'recruit-governor': this.govs[s].un.filter((k: number) => pts.senate >= k).map((k: number) => `governor-${k}`),
        'place-governor': pts.senate >= 1 ? PROV.filter(p => this.target(s, p)) : [],
        'recall-governor': pts.senate >= 2 ? my : [],
        'increase-support': my.filter(p => p !== 'italia' && P[p].sup < 4 && pts.populace >= P[p].sup + 1),
        'place-militia': my.filter(p => pts.populace >= 2 && !P[p].mil && this.milLeft() > 0 && [undefined, s].includes(this.capOwner(p) as any)),
        'hold-games': my.filter(p => pts.populace >= 2 && (P[p].mobs > 0 || this.lasting === 'ludi-saeculares')),
        'build-improvement': my.filter(p => pts.populace >= (this.lasting === 'inflation' ? 4 : 3) && P[p].imp.size < 3 && !P[p].mobs && !this.activeBarb(p) && !this.rivalIn(p).length && [undefined, s].includes(this.capOwner(p) as any)),
        'use-castra': U.has('castra') && this.qcLeft() > 0 ? ar.filter(a => !SEA.includes(this.reg(a)) && !(a.startsWith('militia-') ? P[a.slice(8)].mc : A[a].castra)) : [],
        'use-tribute': U.has('tribute') ? PROV.filter(p => this.activeBarb(p)) : [],
        'use-foederati': U.has('foederati') ? ar.filter(a => this.fground(a).length) : [],
        'use-quaestor': U.has('quaestor') && this.qcLeft() > 0 ? my.filter(p => !P[p].q) : [],
        'use-mob': U.has('mob') && this.mobsLeft() > 0 ? PROV.filter(p => P[p].gov !== null) : [],
        'use-pretender': U.has('pretender') && this.emperor() !== s && !this.isPret(s) ? my.filter(p => this.joinable(s, p) && this.group(s, p).length >= 2) : [],
      };
      if (U.has('praetorian-guard') && this.target(s, 'italia') && (pts.senate > 0 || this.canMil(s, 1))) ch['use-praetorian-guard'] = true;
      if (this.atSea(s) === 0) ch['end-actions'] = true; else hit('at-sea-choices');
      const a = yield* this.ask(s, ch, true);
      hit('act:' + a.kind);
      const x = a.arg as string; let step = false;
      switch (a.kind) {
        case 'end-actions': this.pts = { military: 0, senate: 0, populace: 0 }; this.unused = []; this.targeted.clear(); this.games.clear(); return;
        case 'play-card': this.rm(this.hand[s], x); this.played.push(x); if (CARD[x][1] > 1) this.unused.push(x); pts[CARD[x][0]] += CARD[x][1]; break;
        case 'recruit-general': { const k = +x.slice(-1); pts.military -= k; this.gen[s].un = this.gen[s].un.filter((q: number) => q !== k); this.gen[s].av.push(k); break; }
        case 'create-army': { const free = !this.capGeneral(x) && [undefined, s].includes(this.capOwner(x) as any);
          const w = yield* this.ask(s, free ? { 'into-capital': true, 'into-open': true } : { 'into-open': true }); pts.military -= 1;
          this.gen[s].av.sort(); const k = this.gen[s].av.shift(); A[`${s}-general-${k}`] = { at: x, cap: w.kind === 'into-capital', L: 1, R: 0, F: [], castra: false, fought: false }; break; }
        case 'add-legion': pts.military -= A[x].L + A[x].R + 1; A[x].L++; break;
        case 'train-legion': pts.military--; A[x].L++; A[x].R--; break;
        case 'move-army': { const w = yield* this.ask(s, { 'move-to': this.dests(s, x) }); pts.military--; A[x].at = w.arg; A[x].cap = false; A[x].castra = false; break; }
        case 'enter-capital': A[x].cap = true; step = !(yield* this.takeover(s)); break;
        case 'leave-capital': A[x].cap = false; step = true; break;
        case 'initiate-battle': yield* this.battle(s, x); break;
        case 'disperse-mob': { pts.military--; const p = this.reg(x); this.setSup(p, P[p].sup - 1); const k = x.startsWith('militia-') ? 1 : A[x].L + A[x].R + A[x].F.length + (this.hasMil(x) ? 1 : 0); P[p].mobs = Math.max(0, P[p].mobs - k); break; }
        case 'recruit-governor': { const k = +x.slice(-1); pts.senate -= k; this.govs[s].un = this.govs[s].un.filter((q: number) => q !== k); this.govs[s].av++; break; }
        case 'place-governor': yield* this.place(s, x, false); break;
        case 'use-praetorian-guard': this.use('praetorian-guard'); yield* this.place(s, 'italia', true); break;
        case 'recall-governor': { pts.senate -= 2; this.targeted.add(x); const wasEmp = this.emperor() === s; this.toNeutral(x); if (wasEmp && x !== 'italia') this.setSup('italia', P.italia.sup - 1); break; }
        case 'increase-support': pts.populace -= P[x].sup + 1; P[x].sup++; break;
        case 'place-militia': pts.populace -= 2; P[x].mil = true; break;
        case 'hold-games': pts.populace -= 2; if (P[x].mobs) P[x].mobs--; if (this.lasting === 'ludi-saeculares' && !this.games.has(x)) { this.games.add(x); this.gain(s, 1); } break;
        case 'build-improvement': { const w = yield* this.ask(s, { build: ['amphitheater', 'basilica', 'limes'].filter(i => !P[x].imp.has(i)) }); pts.populace -= this.lasting === 'inflation' ? 4 : 3; P[x].imp.add(w.arg); break; }
        case 'use-castra': this.use('castra'); if (x.startsWith('militia-')) P[x.slice(8)].mc = true; else A[x].castra = true; break;
        case 'use-quaestor': this.use('quaestor'); P[x].q = true; break;
        case 'use-mob': this.use('mob'); P[x].mobs++; break;
        case 'use-pretender': this.use('pretender'); for (const q of this.group(s, x)) P[q].mark = q === x ? 'seat' : 'breakaway'; break;
        case 'use-tribute': { const w = yield* this.ask(s, { 'pay-tribute-to': TRIBES.filter(t => (this.bact[t][x] ?? 0) > 0 || this.ld(t, x).some(l => !this.leaders[l].inactive)) }); this.use('tribute');
          const t = w.arg; const k = this.bact[t][x] ?? 0; if (k) { this.addb(this.bact, t, x, -k); this.addb(this.bin, t, x, k); } for (const l of this.ld(t, x)) { this.leaders[l].inactive = true; hit('tribute-leader'); } break; }
        case 'use-foederati': {
          const r = (yield* this.ask(s, { 'recruit-from': this.fground(x) })).arg; const t = (yield* this.ask(s, { 'recruit-tribe': this.ftribes(r) })).arg;
          const c: Choices = {}; if (this.bact[t][r]) c['take-active'] = true; if (this.bin[t][r] && !this.opts['strict-foederati']) c['take-inactive'] = true;
          const side = (yield* this.ask(s, c)).kind; this.use('foederati'); this.addb(side === 'take-active' ? this.bact : this.bin, t, r, -1);
          if (!x.startsWith('militia-') && A[x].F.length < A[x].L + A[x].R) { A[x].F.push(t); A[x].F.sort(); hit('foed-joined'); } else { this.addb(this.bin, t, t, 1); hit('foed-home'); } break; }
        default: throw new Error(a.kind);
      }
      stepped = step ? [...stepped, x] : [];
    }
  }
  *place(s: string, p: string, guard: boolean): Gen<void> {
    const x = this.P[p]; let damn = false, m = 0, b = 0;
    if (this.unused.includes('damnatio-memoriae') && x.gov !== 'neutral') damn = (yield* this.ask(s, { 'declare-damnatio': true, 'no-damnatio': true })).kind === 'declare-damnatio';
    if (guard) { let spare = 0; while (this.canMil(s, spare + 1)) spare++; if (spare > 0) m = (yield* this.ask(s, { 'stake-military': { min: this.pts.senate > 0 ? 0 : 1, max: spare } })).arg; }
    if (this.pts.senate > 0) b = (yield* this.ask(s, { 'stake-senate': { min: m > 0 ? 0 : 1, max: this.pts.senate } })).arg;
    this.pts.military -= m; this.pts.senate -= b; if (damn) this.use('damnatio-memoriae'); this.targeted.add(p);
    let need = 2 * x.sup; const o = this.capOwner(p); if (o !== undefined && o === x.gov) need += this.capUnits(p); if (o === s) need -= this.capUnits(p); need = Math.max(1, need);
    let left = m + b; if (p === 'italia') for (const q of this.mine(s)) if (this.P[q].imp.has('basilica')) { left++; hit('basilica-die'); }
    let votes = 0; while (left > 0) { left--; const d = this.d(); if (d === 6) left++; if (d === 1) { if (x.gov === 'neutral') votes++; } else if (d === 2) { if (!x.q) votes++; else hit('quaestor-stopped'); } else votes++; }
    hit('vote'); this.lastVote = { province: p, required: need, votes };
    if (votes < need) return;
    hit('vote-won'); const old = x.gov, sup = x.sup; const emp = this.emperor();
    this.clear(p); this.govs[s].av--; x.gov = s; x.sup = p === 'italia' ? Math.min(8, this.mine(s).length) : Math.max(1, sup - 1);
    if (p !== 'italia') { if (old !== 'neutral' && emp === old) { this.setSup('italia', this.P.italia.sup - 1); hit('emperor-lost-governor'); } if (emp === s) { this.setSup('italia', this.P.italia.sup + 1); hit('emperor-gained'); } }
    this.italia();
    if (damn) { hit('damned'); this.leg[old] = Math.max(0, this.leg[old] - sup); this.gain(s, 2); }
  }
  lastVote: any; lastScore: any;
  roll(g: string, r: string): number {
    const need: number[] = []; const push = (k: number, n: number) => { for (let i = 0; i < k; i++) need.push(n); };
    if (TRIBES.includes(g)) { push((this.bact[g][r] ?? 0) + (PROV.includes(r) ? this.bin[g][r] ?? 0 : 0), 4); for (const l of this.ld(g, r)) push(2, l === 'cniva' ? 3 : 4); }
    else if (RIVAL[g]) push(3, 4);
    else { const aug = this.lasting === 'bad-auguries' ? 1 : this.lasting === 'good-auguries' ? -1 : 0;
      if (g.startsWith('militia-')) push(1, 5 + aug); else { const a = this.A[g]; push(a.L, 3 + aug); push(a.R, 5 + aug); if (this.hasMil(g)) push(1, 5 + aug); push(a.F.length, 4 + aug); } }
    let hits = 0; let wave = need; while (wave.length) { const next: number[] = []; for (const n of wave) { const d = this.d(); if (d === 6) { hits++; next.push(n); } else if (d >= n) hits++; } wave = next; }
    return hits;
  }
  alive(g: string, r: string): boolean { if (TRIBES.includes(g)) return (this.bact[g][r] ?? 0) + this.ld(g, r).length + (PROV.includes(r) ? this.bin[g][r] ?? 0 : 0) > 0; if (RIVAL[g]) return g in this.rivals; if (g.startsWith('militia-')) return this.P[g.slice(8)].mil; return g in this.A; }
  *battle(s: string, att: string): Gen<void> {
    const r = this.reg(att); const def = (yield* this.ask(s, { attack: this.foes(s, att) })).arg as string;
    let fl = 0; const nf = this.unused.filter(c => c === 'flanking-maneuver').length; if (nf) fl = (yield* this.ask(s, { 'declare-flanking': { min: 0, max: nf } })).arg;
    this.pts.military--; for (let i = 0; i < fl; i++) this.use('flanking-maneuver');
    const roman = !TRIBES.includes(def) && !RIVAL[def]; const foe = roman ? (def.startsWith('militia-') ? this.P[r].gov : this.own(def)) : undefined;
    let ah = this.roll(att, r); let dh = this.roll(def, r);
    while (fl > 0) { const a = yield* this.ask(s, { reroll: true, 'keep-dice': true }); if (a.kind === 'keep-dice') break; fl--; hit('rerolled'); ah = this.roll(att, r); }
    if (this.lasting === 'plague-of-cyprian') { ah++; dh++; }
    const castra = roman && (def.startsWith('militia-') ? this.P[r].mc : this.A[def].castra || (this.hasMil(def) && this.P[r].mc)); if (castra) { ah--; hit('castra-used'); }
    if (this.ld(def, r).includes('shapur-i')) { ah--; hit('shapur'); }
    ah = Math.max(0, ah); dh = Math.max(0, dh); this.lastScore = { attacker: ah, defender: dh };
    for (const g of roman ? [att, def] : [att]) if (g.startsWith('militia-')) this.P[g.slice(8)].mf = true; else { this.A[g].fought = true; const m = this.hasMil(g); if (m) this.P[m].mf = true; }
    const defCap = roman && !def.startsWith('militia-') && this.A[def].cap;
    const fallen: string[] = []; let felled = 0;
    const losses = function* (this: Model, g: string, w: number, chooser: string): Gen<void> {
      while (w > 0 && this.alive(g, r)) {
        if (RIVAL[g]) { delete this.rivals[g]; fallen.push(g); w--; continue; }
        if (TRIBES.includes(g)) {
          const opt: string[] = [...this.ld(g, r)]; if (this.bact[g][r]) opt.push('active'); if (PROV.includes(r) && this.bin[g][r]) opt.push('inactive');
          const all = (this.bact[g][r] ?? 0) + this.ld(g, r).length + (PROV.includes(r) ? this.bin[g][r] ?? 0 : 0);
          const c = opt.length === 1 || w >= all ? opt[0] : (yield* this.ask(chooser, { 'take-hit': opt })).arg;
          if (LEAD[c]) { delete this.leaders[c]; fallen.push(c); } else { this.addb(c === 'active' ? this.bact : this.bin, g, r, -1); this.addb(this.bin, g, g, 1); }
          felled++; w--; continue;
        }
        if (g.startsWith('militia-')) { const p = this.P[g.slice(8)]; p.mil = p.mc = p.mf = false; w--; continue; }
        const m = this.hasMil(g); if (m) { const p = this.P[m]; p.mil = p.mc = p.mf = false; w--; continue; }
        const a = this.A[g];
        if (a.F.length) { const opt = [...new Set<string>(a.F)]; const c = opt.length === 1 || w >= a.F.length ? opt[0] : (yield* this.ask(chooser, { 'take-hit': opt })).arg; a.F.splice(a.F.indexOf(c), 1); this.addb(this.bin, c, c, 1); w--; continue; }
        // legions: brute force over all ways to see whether it matters
        const ends = new Set<string>(); const walk = (L: number, R: number, k: number) => { if (k === 0 || L + R === 0) { ends.add(L + ',' + R); return; } if (L) walk(L - 1, R + 1, k - 1); if (R) walk(L, R - 1, k - 1); }; walk(a.L, a.R, w);
        let c = a.L ? 'legion' : 'reduced-legion'; if (a.L && a.R && ends.size > 1) c = (yield* this.ask(chooser, { 'take-hit': ['legion', 'reduced-legion'] })).arg;
        if (c === 'legion') { a.L--; a.R++; } else a.R--; w--;
        if (a.L + a.R === 0) { delete this.A[g]; const o = this.own(g); this.gen[o].av.push(+g.slice(-1)); }
      }
    }.bind(this);
    yield* losses(def, ah, foe ?? s); yield* losses(att, dh, s);
    const A1 = this.alive(att, r), D1 = this.alive(def, r); hit('battle:' + (roman ? 'roman' : RIVAL[def] ? 'rival' : TRIBES.includes(r) ? 'homeland' : 'barbarian'));
    if (!A1 && !D1) { hit('battle:both-gone'); return; }
    const won = !D1 ? true : !A1 ? false : ah > dh;
    if (won) this.gain(s, 2 + felled); else if (foe) this.gain(foe, 2);
    if (won) for (const f of fallen) { hit('reward');
      const ok = PROV.includes(r) && this.P[r].gov === s && r !== 'italia' && this.P[r].sup < 4;
      const a = yield* this.ask(s, ok ? { 'take-support': true, 'take-discount': true } : { 'take-discount': true });
      if (a.kind === 'take-support') this.P[r].sup++; else { const suit = LEAD[f] ? 'military' : 'senate'; this.disco[suit] = (this.disco[suit] ?? 0) + 1; } }
    if (won && defCap && this.A[def]) { this.A[def].cap = false; this.A[def].castra = false; hit('driven-out'); }
    if (won && TRIBES.includes(def) && PROV.includes(r)) { const k = (this.bact[def][r] ?? 0) + (this.bin[def][r] ?? 0); delete this.bact[def][r]; delete this.bin[def][r]; if (k) this.addb(this.bact, def, def, k); for (const l of this.ld(def, r)) { this.leaders[l] = { at: def, inactive: false }; hit('leader-fled'); } }
    const w = won ? att : def; const o = won ? s : foe;
    if (o && this.A[w] && PROV.includes(r) && !this.A[w].cap && !this.capGeneral(r) && [undefined, o].includes(this.capOwner(r))) {
      const a = yield* this.ask(o, { advance: true, stay: true }); if (a.kind === 'advance') { this.A[w].cap = true; hit(won ? 'advance:attacker' : 'advance:defender'); } }
    yield* this.takeover(s);
  }
  snapshot() {
    const P: any = {}; for (const p of PROV) { const x = this.P[p]; P[p] = [x.gov, x.sup, x.mobs, x.mil, x.q, x.mark, [...x.imp].sort(), x.mc, x.mf]; }
    const A: any = {}; for (const g of Object.keys(this.A).sort()) { const a = this.A[g]; A[g] = [a.at, a.cap, a.L, a.R, [...a.F].sort(), a.castra, a.fought]; }
    const srt = (m: any) => Object.fromEntries(Object.keys(m).sort().map(k => [k, m[k]]));
    return { active: this.active, turn: this.turnNo, last: this.last, P, A, govs: this.seats.map(s => [s, [...this.govs[s].un], this.govs[s].av]), gens: this.seats.map(s => [s, [...this.gen[s].un].sort(), [...this.gen[s].av].sort()]),
      bact: TRIBES.map(t => srt(this.bact[t])), bin: TRIBES.map(t => srt(this.bin[t])), leaders: srt(this.leaders), rivals: srt(this.rivals),
      cards: this.seats.map(s => [[...this.hand[s]].sort(), [...this.avail[s]].sort(), [...this.disc[s]].sort()]), supply: srt(this.supply), played: [...this.played].sort(), unused: [...this.unused].sort(), pts: this.pts,
      targeted: [...this.targeted].sort(), games: [...this.games].sort(), disco: srt(this.disco), deck: [...this.deck], lasting: this.lasting ?? null, leg: this.leg, et: this.et };
  }
}
export const snapshotOf = (g: any) => {
  const b = (x: any) => x === true;
  const P: any = {}; for (const p of PROV) { const q = g.provinces; P[p] = [q.governor[p] ?? null, q.support[p] ?? null, q.mobs[p] ?? 0, b(q.militia[p]), b(q.quaestor[p]), q.pretender[p] ?? null, ['amphitheater', 'basilica', 'limes'].filter(i => q[i][p]), b(q.militiaCastra[p]), b(q.militiaFought[p])]; }
  const A: any = {}; for (const x of Object.keys(g.armies.at).sort()) { const a = g.armies; A[x] = [a.at[x], b(a.inCapital[x]), a.legions[x] ?? 0, a.reduced[x] ?? 0, [...(a.foederati[x] ?? [])].sort(), b(a.castra[x]), b(a.fought[x])]; }
  const srt = (m: any) => Object.fromEntries(Object.keys(m).sort().map(k => [k, m[k]]));
  const k = (id: string) => +id.slice(-1);
  return { active: g.active, turn: g.turn, last: g.lastRound === true, P, A, govs: g.seats.map((s: string) => [s, g.governors.unrecruited[s].map(k), g.governors.available[s]]), gens: g.seats.map((s: string) => [s, g.generals.unrecruited[s].map(k).sort(), g.generals.available[s].map(k).sort()]),
    bact: TRIBES.map(t => srt(g.barbarians.active[t])), bin: TRIBES.map(t => srt(g.barbarians.inactive[t])), leaders: srt(Object.fromEntries(Object.keys(g.leaders.at).map(l => [l, { at: g.leaders.at[l], inactive: b(g.leaders.inactive[l]) }]))), rivals: srt(g.rivals),
    cards: g.seats.map((s: string) => [[...g.hand[s]].sort(), [...g.available[s]].sort(), [...g.discard[s]].sort()]), supply: srt(g.supply), played: [...g.played].sort(), unused: [...g.unused].sort(), pts: g.points,
    targeted: Object.keys(g.targeted).sort(), games: Object.keys(g.games).sort(), disco: srt(g.discounts), deck: [...g.events.deck], lasting: g.events.lasting ?? null, leg: g.legacy, et: g.emperorTurns };
};
