import { hashOf, type MatchRoute, type Route, routeOf } from './routes.js';

/** What the browser remembers of a place to which one has gone for a while. */
const VISIT = 'visit';

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

  /** For a while, from the same match: Back returns to where one was. */
  visit(route: MatchRoute): void {
    history.pushState(VISIT, '', hashOf(route));
    this.route = route;
  }

  /** The address follows what is shown of a match. Whoever is on the way to another page is not called back. */
  note(route: MatchRoute): void {
    const here = routeOf(location.hash);
    if ((here.page !== 'match' && here.page !== 'play') || here.page !== route.page) return;
    if (here.id !== route.id || here.at === route.at) return;
    const isVisit = history.state === VISIT;
    // Whoever has come back has not gone on: the place he came from is there already.
    if (isVisit && route.at === undefined) return void history.back();
    this.replace(route);
    if (isVisit) history.replaceState(VISIT, '');
  }
}
