import type { WidgetStates } from '../../../tests/support/widget-states';

const why = 'It draws into the popups of the map alone, and none is open.';

export const states: WidgetStates = {
  parts: {
    own: {
      needs: ['map'],
      asks: [],
      drawsNothing: { ready: why, loading: why, empty: why, failed: why, refused: why }
    }
  }
};
