/** Signs of our own, on the same grid of 512 as those of game-icons. */
export const OWN: Readonly<Record<string, string>> = {
  shield: '<path d="M68 40H444V292C444 404 352 456 256 496C160 456 68 404 68 292Z"/>',
  'shield-outline':
    '<path fill-rule="evenodd" d="M68 40H444V292C444 404 352 456 256 496C160 456 68 404 68 292ZM108 80V292C108 378 176 418 256 452C336 418 404 378 404 292V80Z"/>',
  hand: '<path d="M150 60h150a24 24 0 0 1 24 24v300a24 24 0 0 1-24 24H150a24 24 0 0 1-24-24V84a24 24 0 0 1 24-24zm20 44v260h110V104z"/><path d="M352 100l70 20a24 24 0 0 1 16 30l-72 250a24 24 0 0 1-16 16z"/>',
  card: '<path fill-rule="evenodd" d="M130 46H382A30 30 0 0 1 412 76V436A30 30 0 0 1 382 466H130A30 30 0 0 1 100 436V76A30 30 0 0 1 130 46ZM146 92V420H366V92ZM256 178L318 256L256 334L194 256Z"/>',
  deck: '<path d="M96 96H326V440H96Z"/><path d="M350 128H386V464H132V446H350Z" opacity=".8"/><path d="M410 160H440V488H168V470H410Z" opacity=".6"/>',
  province:
    '<path d="M90 110l120-40 90 50 122-30v260l-110 60-100-50-122 42z" fill="none" stroke="currentColor" stroke-width="34" stroke-linejoin="round"/><circle cx="256" cy="250" r="40"/>',
  sea: '<path d="M40 186C94 130 142 130 196 186S298 242 352 186S430 138 472 160M40 300C94 244 142 244 196 300S298 356 352 300S430 252 472 274M40 414C94 358 142 358 196 414S298 470 352 414S430 366 472 388" fill="none" stroke="currentColor" stroke-width="32" stroke-linecap="round"/>',
  lozenge: '<path d="M256 60L452 256L256 452L60 256Z"/>',
  disc: '<circle cx="256" cy="256" r="190"/>',
  ring: '<circle cx="256" cy="256" r="172" fill="none" stroke="currentColor" stroke-width="44"/>',
  square: '<path d="M80 80H432V432H80Z"/>',
  triangle: '<path d="M256 70L462 432H50Z"/>',
  hexagon: '<path d="M136 60H376L496 256L376 452H136L16 256Z"/>',
  octagon: '<path d="M160 40H352L472 160V352L352 472H160L40 352V160Z"/>',
  legion: '<path d="M166 70H346V442H166Z"/>',
  'legion-reduced': '<path fill-rule="evenodd" d="M166 70H346V442H166ZM202 106V256H310V106Z"/>',
  militia:
    '<circle cx="256" cy="256" r="172" fill="none" stroke="currentColor" stroke-width="48"/><circle cx="256" cy="256" r="62"/>',
  castra:
    '<path d="M60 200L96 130L132 200V420H60ZM170 200L206 130L242 200V420H170ZM280 200L316 130L352 200V420H280ZM390 200L426 130L462 200V420H390Z"/><path d="M40 270H472V314H40Z"/>',
  march:
    '<path d="M60 390C150 180 260 150 380 190" fill="none" stroke="currentColor" stroke-width="42" stroke-linecap="round" stroke-dasharray="2 76"/><path d="M352 96L482 214L326 290Z"/>',
  undo: '<path d="M200 90L60 200l140 110v-70h90c60 0 100 34 100 84s-40 84-100 84H150v56h140c92 0 156-56 156-140s-64-140-156-140h-90z"/>',
  redo: '<path d="M312 90l140 110-140 110v-70h-90c-60 0-100 34-100 84s40 84 100 84h140v56H222c-92 0-156-56-156-140s64-140 156-140h90z"/>',
  plus: '<path d="M228 90h56v138h138v56H284v138h-56V284H90v-56h138z"/>',
  minus: '<path d="M90 228h332v56H90z"/>',
  fit: '<path d="M70 70h130v50H120v80H70zM312 70h130v130h-50v-80h-80zM70 312h50v80h80v50H70zM392 312h50v130H312v-50h80z"/>',
  target:
    '<path d="M230 40h52v62a158 158 0 0 1 128 128h62v52h-62a158 158 0 0 1-128 128v62h-52v-62a158 158 0 0 1-128-128H40v-52h62a158 158 0 0 1 128-128zm26 112a104 104 0 1 0 0 208 104 104 0 0 0 0-208z"/>',
  menu: '<path d="M90 130h332v44H90zM90 234h332v44H90zM90 338h332v44H90z"/>',
};
