import type { WidgetStates } from '../../../tests/support/widget-states';

let starts = 0;

export const states: WidgetStates = {
  parts: {
    own: {
      state: {
        // Each scene is a new request; the tour ignores a request that it has already handled.
        get start() {
          return ++starts;
        }
      },
      needs: [],
      asks: []
    }
  }
};
