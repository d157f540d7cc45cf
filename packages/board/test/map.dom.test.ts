import type { Plate, PlateRegion } from '@hegemon/atlas';
import { button, pick } from '@hegemon/kernel';
import { describe, expect, test, vi } from 'vitest';
import { Camera } from '../src/map/camera.svelte.js';
import MapView from '../src/map/map-view.svelte';
import { seatedAt } from './support/fake-desk.js';
import { page } from './support/page.js';

const square = (x: number, y: number): string => `M${x} ${y}h80v80h-80Z`;
const region = (id: string, kind: string, name: string, x: number, y: number): PlateRegion => ({
  id,
  kind,
  name,
  outline: square(x, y),
  ...(kind !== 'sea' && { inner: [square(x + 5, y + 5), square(x + 12, y + 12)] as const }),
  pole: [x + 40, y + 40, 40],
  label: [x + 40, y + 40],
  box: [x, y, x + 80, y + 80],
});
const plate: Plate = {
  frame: [0, 0, 400, 300],
  regions: [
    region('gaul', 'province', 'Gallia', 100, 100),
    region('spain', 'province', 'Hispania', 20, 190),
    region('goths', 'homeland', 'Gothia', 190, 100),
    region('sea', 'sea', 'Mare', 110, 200),
  ],
  land: '',
  coast: '',
  borders: [{ a: 'gaul', b: 'spain', kind: 'province-province', line: 'M100 180h20' }],
  waterlines: [],
  rivers: [],
  relief: '',
  graticule: '',
  straits: [],
  kilometres: 3,
  provenance: '',
};
const insets = { top: 0, right: 0, bottom: 0, left: 0 };
const path = (id: string): string => `.regions [data-id="${id}"]`;
const shown = (over = {}) => {
  const { desk, table } = seatedAt([pick('march', ['gaul', 'sea']), button('stop')], {
    owners: () => ({ gaul: { colour: '--fam-red', hatch: 'vertical' } }),
    placeOf: (_view: unknown, id: string) => (id === 'legion' ? 'spain' : undefined),
    ...over,
  });
  return { desk, table, ...page(table, [MapView, { plate, insets }]) };
};

describe('ui: regions of the map', () => {
  test('ui: what is lit says so to eyes and ears, the rest is quiet', async () => {
    const { one, all, rest } = shown();
    await rest();
    expect(one(path('gaul')).dataset.lit).toBe('1');
    expect(one(path('gaul')).getAttribute('aria-label')).toContain('possible now');
    expect(one(path('spain')).hasAttribute('data-lit')).toBe(false);
    expect(all('.lit-land .now')).toHaveLength(1);
    expect(all('.lit-seas path')).toHaveLength(1);
  });
  test('ui: a region is called as it is lettered, and as the game speaks of it', async () => {
    const { one, rest } = shown();
    await rest();
    expect(one(path('goths')).getAttribute('aria-label')).toMatch(/^Gothia, /);
  });
  test('ui: a click, Enter and Space on a lit region touch it; the second half of a double click does not', async () => {
    const { one, rest, key, table } = shown();
    const touch = vi.spyOn(table, 'touch').mockImplementation(() => {});
    await rest();
    one(path('gaul')).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    one(path('gaul')).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await rest();
    expect(touch.mock.calls).toEqual([['gaul']]);
    await key('Enter', {}, one(path('gaul')));
    await key(' ', {}, one(path('gaul')));
    expect(touch).toHaveBeenCalledTimes(3);
  });
  test('ui: what is not lit says why not', async () => {
    const { one, rest, desk } = shown();
    await rest();
    one(path('spain')).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await rest();
    expect(desk.asked.map(({ id }) => id)).toContain('spain');
  });
  test('ui: one region is on the way of the Tab key, arrows lead to the others', async () => {
    const { one, all, rest, key } = shown();
    await rest();
    expect(all('.regions [tabindex="0"]')).toHaveLength(1);
    one(path('gaul')).focus();
    await key('ArrowRight', {}, one(path('gaul')));
    expect(document.activeElement?.getAttribute('data-id')).toBe('goths');
    expect(one(path('goths')).getAttribute('tabindex')).toBe('0');
  });
  test('ui: the region of the chosen thing is outlined, whatever the thing is', async () => {
    const { all, one, rest, table } = shown();
    table.draft = { ...table.draft, id: 'legion' };
    await rest();
    expect(all('.lit-land .chosen')).toHaveLength(1);
    expect(one(path('spain')).hasAttribute('data-chosen')).toBe(true);
  });
  test('ui: bands and hatching show the owner', async () => {
    const { all, one, rest } = shown();
    await rest();
    expect(all('.provinces .owned')).toHaveLength(1);
    expect(one('.provinces .hatch').getAttribute('fill')).toBe('url(#hatch-vertical-fam-red)');
    expect(one('pattern').id).toBe('hatch-vertical-fam-red');
  });
  test('ui: regions out of play are neither drawn nor touched', async () => {
    const { all, rest } = shown({ inPlay: () => ['gaul', 'sea'] });
    await rest();
    expect(all('.regions [data-id]').map(({ dataset }) => dataset.id)).toEqual(['gaul', 'sea']);
    expect(all('.provinces > g')).toHaveLength(1);
  });
  test('ui: small territories have a heavier border where the owner changes, and a river where one runs', async () => {
    const territories: Plate = {
      ...plate,
      regions: plate.regions.map(each => (each.kind === 'sea' ? each : { ...each, kind: 'territory' })),
      borders: [
        { a: 'gaul', b: 'spain', kind: 'territory-territory', line: 'M1 1h1' },
        { a: 'goths', b: 'spain', kind: 'territory-territory', line: 'M2 2h1' },
        { a: 'sea', b: 'waste', kind: 'sea-waste', line: 'M3 3h1' },
      ],
    };
    const { table } = seatedAt([button('stop')], {
      owners: () => ({ gaul: { colour: '--fam-red', hatch: 'vertical', right: '--fam-blue' } }),
      lettering: () => ({ rivers: [['spain', 'goths']], hasOverview: true }),
    });
    const { one, all, rest } = page(table, [MapView, { plate: territories, insets }]);
    await rest();
    expect(one('.border.between').getAttribute('d')).toBe('M1 1h1');
    expect(one('.border.small').getAttribute('d')).toBe('M2 2h1');
    expect(one('.river.dividing').getAttribute('d')).toBe('M2 2h1');
    expect(one('.border.waste').getAttribute('d')).toBe('');
    expect(all('.provinces .right')).toHaveLength(1);
    expect(all('[data-part="overview"] .land')).toHaveLength(3);
    expect(all('[data-part="overview"] .owned')).toHaveLength(1);
  });
  test('ui: ears hear the name in the language of the reader', async () => {
    const { one, rest } = shown({
      lettering: () => ({ names: { gaul: { name: 'Gallien' } } }),
    });
    await rest();
    expect(one(path('gaul')).getAttribute('aria-label')).toContain('Gallien');
  });
});

describe('ui: the view of the map', () => {
  test('ui: on a phone what was looked at first is brought out from under the sheet that rises, unless somebody has moved the map', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const phone = { width: 390, height: 844 };
    const wide: Plate = { ...plate, frame: [-2000, -2000, 2400, 2300] };
    const heart = (camera: Camera): number => camera.seen([150, 150])[1];
    const lay = (camera: Camera, bottom: number): void =>
      camera.lay(wide, [0, 0, 400, 300], phone, { ...insets, top: 116, bottom }, [110, 110, 190, 190]);
    const [still, moved] = [new Camera(), new Camera()];
    for (const camera of [still, moved]) lay(camera, 90);
    expect(heart(still)).toBeCloseTo((116 + 844 - 90) / 2, -1);
    now.mockReturnValue(60_000);
    moved.centre([150, 150]);
    const before = heart(moved);
    for (const camera of [still, moved]) lay(camera, 366);
    expect(heart(still)).toBeCloseTo((116 + 844 - 366) / 2, -1);
    expect(heart(moved)).toBe(before);
    now.mockRestore();
  });
});
