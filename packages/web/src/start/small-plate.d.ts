/** Made while the page is built, from the map of the game: see `build/small-plate.ts`. */
declare module 'virtual:small-plate/time-of-crisis' {
  export const plate: import('../../build/small-plate.js').SmallPlate;
}
