import fastify from 'fastify';
import type { RouteShorthandOptions } from 'fastify';
import { listRouteAccess, recordRoutes } from './route-table';

describe('routes', () => {
  it('are listed with the access that they declare', () => {
    const app = fastify();
    recordRoutes(app);
    app.get('/b', { access: 'staff' }, () => 'b');
    app.post('/a', { access: 'public' }, () => 'a');
    expect(listRouteAccess(app)).toEqual([
      ['GET /b', 'staff'],
      ['POST /a', 'public']
    ]);
  });

  it('without a declared access keep the server from starting', () => {
    const app = fastify();
    recordRoutes(app);
    expect(() => app.get('/open', () => 'open')).toThrow('The route GET /open declares no access.');
    const options = { logLevel: 'silent' } as unknown as RouteShorthandOptions;
    expect(() => app.get('/open', options, () => 'open')).toThrow('declares no access');
  });
});
