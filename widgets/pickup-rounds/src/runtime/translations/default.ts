export default {
  _widgetLabel: 'Pickup rounds',
  _widgetDescription: 'Which lorry fetches which piles of P1 in which order: rounds, cost and times.'
};
