/** The folding screen before the own treasury: put up by a tap where several people look at one screen. */
class Screen {
  isUp = $state(false);
}
export const screen = new Screen();
