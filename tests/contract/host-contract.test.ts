import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRefusal, formatModuleRefusal } from '../../host/contract/refusals';
import { findContradictions, formatExportTable } from '../../host/contract/contract-tables';

const host = join(__dirname, '../../host');

describe('what the host provides of the framework', () => {
  it('host/contract/exports.csv lists every provided and every refused export', () => {
    const table = readFileSync(join(host, 'contract/exports.csv'), 'utf8');
    // `node tools/write-host-contract.mjs` writes the table.
    expect(table).toBe(formatExportTable(host));
  });

  it('the host refuses no export that it provides', () => {
    expect(findContradictions(host)).toEqual([]);
  });

  it('the host names refused exports with the reason', () => {
    expect(formatRefusal('jimu-core', ['ExpressionResolverComponent'])).toBe(
      'This widget imports ExpressionResolverComponent from jimu-core, which this host does not provide: this host does not evaluate Arcade.'
    );
    expect(formatRefusal('jimu-ui', ['Nonesuch'])).toContain('lists no such export');
    expect(formatRefusal('./parts', ['half'])).toBe(
      'This widget imports half from ./parts, which has no such export.'
    );
    expect(formatModuleRefusal('jimu-icons/outlined/suggested/info')).toContain(
      'only with Developer Edition'
    );
    expect(formatModuleRefusal('jimu-nonsense')).toContain('lists no such module');
    expect(formatModuleRefusal('./gone')).toBe('This widget imports ./gone, but there is no such file.');
    expect(formatRefusal('calcite-components', ['CalciteButton'])).toContain('there are no React wrappers');
    expect(formatModuleRefusal('esri/widgets/Nonesuch')).toContain(
      'maps SDK of this host has no such module'
    );
    expect(formatModuleRefusal('d3')).toContain('not installed');
  });
});
