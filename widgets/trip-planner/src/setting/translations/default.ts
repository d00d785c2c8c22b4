export default {
  tripPlanner_part: 'Part',
  tripPlanner_partTool: 'Planner',
  tripPlanner_partTimeline: 'Timeline of the trips',
  tripPlanner_partHint:
    'The planner alone shows both. Place the timeline elsewhere and name the planner it belongs to.',
  tripPlanner_toolWidgetId: 'Planner it belongs to',
  tripPlanner_chooseTool: 'Choose a planner',
  tripPlanner_map: 'Map',
  tripPlanner_services: 'Services',
  tripPlanner_serverUrl: "Address of the server (empty: the page's own)",
  tripPlanner_rules: 'Vehicles, factory and working day',
  tripPlanner_rulesText:
    "From the server's parameters (v{version}): factory at {place}, {speed} km/h, {start}–{end}. An administrator changes them there.",
  tripPlanner_rulesUnknown: "The server's parameters could not be read.",
  tripPlanner_texts: 'Texts (empty: the usual)',
  tripPlanner_hint: 'Hint above the form'
};
