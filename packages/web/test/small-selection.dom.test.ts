import { describe, expect, test, vi } from 'vitest';
import { pointer, select } from '../build/small-selection.js';

describe('ui: the small selection does what d3-zoom asks of it', () => {
  test('ui: who listens under a name takes the place of whoever did, and can be asked for and dismissed', () => {
    const [element, first, second] = [document.createElement('div'), vi.fn(), vi.fn()];
    const one = select(element).on('click.zoom', first);
    one.on('click.zoom keydown.zoom', second).on('click.other', first);
    element.dispatchEvent(new Event('click'));
    element.dispatchEvent(new Event('keydown'));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
    expect(one.on('keydown.zoom')).toBe(second);
    one.on('.zoom', null);
    element.dispatchEvent(new Event('click'));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2]);
    expect(one.on('click.zoom')).toBeUndefined();
  });
  test('ui: a property may follow from the element; what is filtered away is left alone', () => {
    const element = Object.assign(document.createElement('div'), { __zoom: 3 });
    const one = select(element);
    one.property('__zoom', function (this: { __zoom: number }) {
      return this.__zoom + 1;
    });
    expect(element.__zoom).toBe(4);
    const [heard, seen] = [vi.fn(), vi.fn()];
    one
      .filter(() => false)
      .on('click.zoom', heard)
      .each(seen);
    element.dispatchEvent(new Event('click'));
    expect([heard, seen].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(one.filter(() => true).node()).toBe(element);
  });
  test('ui: a pointer is found in the element it is asked for, through the event of the event', () => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => new DOMRect(10, 20, 100, 100);
    const event = new MouseEvent('mousemove', { clientX: 15, clientY: 27 });
    expect(pointer(event, element)).toEqual([5, 7]);
    expect(pointer({ sourceEvent: event, clientX: 0, clientY: 0 }, element)).toEqual([5, 7]);
  });
});
