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

  /** The address follows what is shown of a match. Whoever is on the way to another page is not called back. */
  note(route: Route & { readonly page: 'match' }): void {
    const here = routeOf(location.hash);
    if (here.page !== 'match' || here.id !== route.id || here.at === route.at) return;
    this.replace(route);
  }
}
