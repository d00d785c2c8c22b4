export default {
  siteNav_wrong_page: 'Line {line}: write label | page, with a path or a full URL as the page.',
  siteNav_wrong_role: 'Line {line}: the roles are guest, investor, staff and admin, separated by commas.'
};
