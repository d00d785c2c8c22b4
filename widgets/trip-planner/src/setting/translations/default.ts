export default {
  tripPlanner_partTool: 'Planner',
  tripPlanner_partTimeline: 'Timeline of the trips',
  tripPlanner_hint: 'Hint above the form',
  tripPlanner_hintHelp: 'Explains the first step.'
};
