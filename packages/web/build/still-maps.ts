/**
 * In place of d3-transition and d3-interpolate, for d3-zoom: the camera of the map moves by itself, so nothing here is ever under
 * way, and there is nothing to interrupt. The real ones bring colours, timers and easings along.
 */
export const interrupt = (): void => undefined;

/** Only asked for while a transition is under way. */
export const interpolateZoom = (): never => {
  throw new Error('the camera moves by itself');
};
