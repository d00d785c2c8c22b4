import { describeRequest } from './describe-request';

it('removes passwords, tokens and names of people in an address from the log', () => {
  const query = 'f=json&Token=a&auth_token=b&username=c&password=d&oobCode=e&key=f&q=g&where=1=1';
  const { url } = describeRequest({ method: 'GET', url: `/arcgis/x?${query}`, ip: '::1' });
  expect(url).toBe(
    '/arcgis/x?f=json&Token=…&auth_token=…&username=…&password=…&oobCode=…&key=…&q=…&where=1=1'
  );
});
