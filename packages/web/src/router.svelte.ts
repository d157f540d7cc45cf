import { hashOf, type Route, routeOf } from './routes.js';

/** Follows the address, and leads to others. Back and forward of the browser work by themselves. */
export class Router {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = routeOf(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = hashOf(route);
  }

  /** Instead of the present page: Back does not return to it. */
  replace(route: Route): void {
    history.replaceState(null, '', hashOf(route));
    this.route = route;
  }

  /** The address follows what is shown; the page stays as it is. */
  note(route: Route): void {
    if (location.hash !== hashOf(route)) history.replaceState(null, '', hashOf(route));
  }
}
