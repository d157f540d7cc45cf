/** Signs of our own that only this game uses, on the kit's grid of 512. `--cut` is the colour of what they stand on. */
export const OWN: Readonly<Record<string, string>> = {
  'firesteel-cross':
    '<path d="M226 36h60v190h190v60H286v190h-60V286H36v-60h190z"/><g fill="none" stroke="currentColor" stroke-width="30"><path d="M70 70h46a38 38 0 0 1 8 76a38 38 0 0 1-8 44H70"/><path d="M442 70h-46a38 38 0 0 0-8 76a38 38 0 0 0 8 44h46"/><path d="M70 330h46a38 38 0 0 1 8 66a38 38 0 0 1-8 52H70"/><path d="M442 330h-46a38 38 0 0 0-8 66a38 38 0 0 0 8 52h46"/></g>',
  'double-cross':
    '<path d="M226 40h60v78h76v56h-76v56h124v60H286v134h84v48H142v-48h84V290H102v-60h124v-56h-76v-56h76z"/>',
  tamga:
    '<path d="M222 220V60h68v160c74-4 116-52 116-130h62c0 118-70 188-178 194v70h96v56h-96v66h-68v-66h-96v-56h96v-70C114 278 44 208 44 90h62c0 78 42 126 116 130z"/>',
  'crescent-star':
    '<path d="M352 66A206 206 0 1 0 352 446A164 164 0 1 1 352 66z"/><path d="M352 176l24 54 58 6-44 40 13 58-51-30-51 30 13-58-44-40 58-6z"/>',
  screen: '<path d="M40 110l140-40v330L40 440zM196 70h120v330H196zM332 70l140 40v330l-140-40z"/>',
  gear: '<path d="M224 30h64l12 58 44 18 50-32 44 44-32 50 18 44 58 12v64l-58 12-18 44 32 50-44 44-50-32-44 18-12 58h-64l-12-58-44-18-50 32-44-44 32-50-18-44-58-12v-64l58-12 18-44-32-50 44-44 50 32 44-18z"/>',
  'heavy-infantry':
    '<path d="M96 60h320v170c0 120-80 190-160 232C176 420 96 350 96 230zM236 100v100H140v40h96v150l40-20V240h96v-40h-96V100z" fill-rule="evenodd"/>',
  'light-infantry': '<path d="M236 40h40l16 70-26 20v342h-20V130l-26-20z"/><path d="M110 210a80 90 0 1 0 1 0z"/>',
  fortress:
    '<path d="M36 470V130h36v36h32v-36h36v124h24v-34h42v34h42v-34h42v34h42v-34h20v34h0V130h36v36h32v-36h56v340z"/><path d="M222 470v-96a34 34 0 0 1 68 0v96z" style="fill:var(--cut,#fff8ea)"/>',
  town: '<path d="M30 300l110-96 76 66V170h-16l56-110 56 110h-16v100l76-66 110 96h-26v170H56V300z"/><path d="M120 470v-90h50v90zM342 470v-90h50v90zM236 470V330h40v140z" style="fill:var(--cut,#fff8ea)"/>',
  tower:
    '<path d="M156 470V190h-24V80h46v44h46V80h64v44h46V80h46v110h-24v280z"/><path d="M236 300h40v70h-40z" style="fill:var(--cut,#fff8ea)"/>',
  cathedral:
    '<path d="M60 470V190l56-150 56 150v30l84-70 84 70v-30l56-150 56 150v280z"/><circle cx="256" cy="286" r="46" style="fill:var(--cut,#fff8ea)"/><path d="M222 470v-60a34 40 0 0 1 68 0v60z" style="fill:var(--cut,#fff8ea)"/>',
  'great-city':
    '<path d="M20 470V250h30v30h30v-30h40v-90l46-70 46 70v60l44-150 44 150v-60l46-70 46 70v90h40v30h30v-30h30v220z"/><path d="M226 470V380a30 34 0 0 1 60 0v90z" style="fill:var(--cut,#fff8ea)"/><path d="M60 340h392v20H60z" style="fill:var(--cut,#fff8ea)"/>',
  'small-village': '<path d="M96 270L256 130l160 140h-40v200H136V270zM226 470V360h60v110z" fill-rule="evenodd"/>',
  castle:
    '<path d="M20 470V210h32v32h32v-32h36v60h36V110h32v36h32V60h-2V20h96l-30 22 30 22h-84v82h60v-36h36v160h36v-60h36v32h32v-32h32v260z"/><path d="M224 470v-90a32 32 0 0 1 64 0v90zM196 200h36v50h-36zM272 200h36v50h-36z" style="fill:var(--cut,#fff8ea)"/>',
  salt: '<path d="M256 60L440 420H72zM256 160L150 376H256z" fill-rule="evenodd"/>',
  cloth:
    '<path d="M70 120h250a70 70 0 0 1 0 140H150v20h292v150H70zM320 160H150v60h170a30 30 0 0 0 0-60z" fill-rule="evenodd"/>',
  fur: '<path d="M256 40c30 0 44 26 44 60l100-30 40 60-90 60c6 60 6 100 0 150l70 80-46 52-74-60-30 60h-28l-30-60-74 60-46-52 70-80c-6-50-6-90 0-150l-90-60 40-60 100 30c0-34 14-60 44-60z"/>',
  'star-8':
    '<path d="M256 20l48 120 118-50-50 118 120 48-120 48 50 118-118-50-48 120-48-120-118 50 50-118-120-48 120-48-50-118 118 50z"/>',
  trefoil:
    '<path d="M256 60a92 92 0 0 1 78 140a92 92 0 1 1-50 140c4 50 16 84 40 112H188c24-28 36-62 40-112a92 92 0 1 1-50-140A92 92 0 0 1 256 60z"/>',
  spices:
    '<g><path d="M256 256c-44-70-44-150 0-212c44 62 44 142 0 212z"/><path d="M256 256c-44-70-44-150 0-212c44 62 44 142 0 212z" transform="rotate(60 256 256)"/><path d="M256 256c-44-70-44-150 0-212c44 62 44 142 0 212z" transform="rotate(120 256 256)"/><path d="M256 256c-44-70-44-150 0-212c44 62 44 142 0 212z" transform="rotate(180 256 256)"/><path d="M256 256c-44-70-44-150 0-212c44 62 44 142 0 212z" transform="rotate(240 256 256)"/><path d="M256 256c-44-70-44-150 0-212c44 62 44 142 0 212z" transform="rotate(300 256 256)"/></g>',
};
