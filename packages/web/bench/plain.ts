import './plain.css';
import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom } from 'd3-zoom';
import { places, regions, ringText, WIDTH } from './land.js';

const COLOURS = ['#b5584a', '#4a6fa5', '#c9a227', '#5b7f4b'];
const lands = regions();

/** As plain as it can be drawn: a polygon for each region, a circle and a letter for each piece, one group that moves. */
const polygons = lands.map(
  ({ ring }, i) => `<path d="${ringText(ring)}" fill="${COLOURS[i % 4]}" stroke="#222" stroke-width="1"/>`,
);
const pieces = places(lands).map(
  ([x, y], i) =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="12" fill="#fff" stroke="#222"/><text text-anchor="middle" y="4">${i}</text></g>`,
);
document.getElementById('page')!.innerHTML = `<svg data-part="map"><g>${polygons.join('')}${pieces.join('')}</g></svg>`;

const world = document.querySelector('g')!;
const map = select(document.querySelector('svg')!);
const behaviour = zoom<SVGSVGElement, unknown>()
  .scaleExtent([0.4, 4])
  .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) =>
    world.setAttribute('transform', transform.toString()),
  );
map.call(behaviour).call(behaviour.scaleTo, innerWidth / WIDTH, [0, 0]);
