import { readDecimal } from '@site/domain';
import { toLineWkb } from '../../store/wkb';
import { findColumns, readCell, describeUnreadColumns } from '../fields';
import { findPositionProblem } from '../geometry';
import { optionalField, textField } from '../field-kinds';
import { readCsvRows } from '../sources/csv';
import { guardRows } from '../sources/guard-rows';
import { EARTH_CLASSES, FASTEST_KPH, ROAD_CLASSES } from './network';
import type { DatasetInput, InputFile } from '../dataset';
import type { FieldColumns, FieldSpec } from '../fields';
import { toText } from '../texts/import-text';
import type { Report } from '../report';
import type { EdgeRow, Network, NodeRow } from './network';

type CsvRow = Readonly<Record<string, string>>;

const EDGE_FIELDS: readonly FieldSpec[] = [
  textField('from', { unit: toText('number of a node') }),
  textField('to', { unit: toText('number of a node') }),
  textField('length', { aliases: ['l', 'length_km'], unit: toText('kilometres') }),
  textField('minutes', { aliases: ['time'] }),
  textField('class', { aliases: ['h', 'highway'], unit: toText('OpenStreetMap class') })
];
const NODE_NAME = optionalField(textField('nodeName', { aliases: ['agglosName', 'name'] }));
const NODE_FIELDS: readonly FieldSpec[] = [
  textField('node', { aliases: ['Agglomeration_ID', 'id'], unit: toText('number of a node') }),
  NODE_NAME,
  textField('longitude', { aliases: ['x', 'lon'], unit: toText('degrees') }),
  textField('latitude', { aliases: ['y', 'lat'], unit: toText('degrees') })
];

/** Fields of the two files together. */
export const ROAD_FIELDS: readonly FieldSpec[] = [...EDGE_FIELDS, ...NODE_FIELDS];

const parseWholeNumber = (cell: string): number | null =>
  /^\d{1,15}$/.test(cell.trim()) ? Number(cell) : null;

function readNode(row: CsvRow, fields: FieldColumns): NodeRow | string {
  const getCell = (name: string): string => row[fields[name]!]!;
  const id = parseWholeNumber(getCell('node'));
  if (id === null) return `the node's ${fields.node} '${getCell('node')}' is not a whole number`;
  const [x, y] = [readDecimal(getCell('longitude')), readDecimal(getCell('latitude'))];
  const problem = findPositionProblem(x, y);
  const named = readCell(NODE_NAME, fields.nodeName === undefined ? null : getCell('nodeName'));
  if (!named.ok) return `the node's ${fields.nodeName} ${named.problem.en}`;
  return problem?.en ?? { id, name: named.value as string | null, x: x ?? 0, y: y ?? 0 };
}

function readEdge(
  row: CsvRow,
  fields: FieldColumns,
  id: number,
  nodes: ReadonlyMap<number, NodeRow>
): EdgeRow | string {
  const getCell = (name: string): string => row[fields[name]!]!;
  const [source, target] = [parseWholeNumber(getCell('from')), parseWholeNumber(getCell('to'))];
  for (const [end, node] of [
    ['from', source],
    ['to', target]
  ] as const)
    if (node === null || !nodes.has(node)) return `node '${getCell(end)}' is not in the file of nodes`;
  if (source === null || target === null || source === target) return 'it begins and ends at the same node';
  const [length, minutes] = [readDecimal(getCell('length')), readDecimal(getCell('minutes'))];
  if (length === null || length <= 0)
    return `its length '${getCell('length')}' is not a number of kilometres above 0`;
  if (minutes === null || minutes <= 0)
    return `its time '${getCell('minutes')}' is not a number of minutes above 0`;
  const speed = Math.round((length / minutes) * 60 * 1000) / 1000;
  if (speed > FASTEST_KPH || speed < 1)
    return `${length} km in ${minutes} minutes is ${Math.round(speed)} km/h; is the time in minutes?`;
  const given = getCell('class').trim();
  const known = ROAD_CLASSES[given];
  if (!known) return `its class '${given}' is not known; known: ${Object.keys(ROAD_CLASSES).join(', ')}`;
  const surface = EARTH_CLASSES.has(given) ? 'earth' : 'asphalt';
  const [from, to] = [nodes.get(source), nodes.get(target)];
  if (!from || !to) return `node ${from ? target : source} is not in the file of nodes`;
  const geom = toLineWkb([
    [from.x, from.y],
    [to.x, to.y]
  ]);
  return { id, source, target, class: known, name: null, length_km: length, speed_kph: speed, surface, geom };
}

/** Reads all rows of a CSV file and finds the columns of its fields. */
async function readTable(
  file: InputFile,
  fields: readonly FieldSpec[],
  { map }: DatasetInput,
  { remarks }: Report
) {
  const rows: { row: number; cells: CsvRow }[] = [];
  for await (const { row, properties } of guardRows(file, readCsvRows(file, remarks)))
    rows.push({ row, cells: properties as CsvRow });
  const own = new Map([...map].filter(([field]) => fields.some(({ name }) => name === field)));
  const has = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const columns = findColumns(file.name, [...has], fields, own);
  remarks.push(...describeUnreadColumns(file.name, [...has], columns));
  return { rows, columns };
}

async function readNodes(input: DatasetInput, report: Report): Promise<Map<number, NodeRow>> {
  const file = input.companions.nodes!;
  const { rows, columns } = await readTable(file, NODE_FIELDS, input, report);
  const nodes = new Map<number, NodeRow>();
  for (const { row, cells } of rows) {
    const node = readNode(cells, columns);
    if (typeof node === 'string') report.refuseBeside(file.name, row, toText(node));
    else if (nodes.has(node.id))
      report.refuseBeside(file.name, row, toText(`node ${node.id} is listed twice`));
    else nodes.set(node.id, node);
  }
  return nodes;
}

/**
 * Reads a network from a CSV file of edges and one of nodes; edges are straight lines, times come from the
 * file.
 */
export async function readRoadCsv(input: DatasetInput, report: Report): Promise<Network> {
  report.unit = 'line';
  const nodes = await readNodes(input, report);
  const { rows, columns } = await readTable(input.file, EDGE_FIELDS, input, report);
  report.read = rows.length;
  const edges = rows.flatMap(({ row, cells }, index) => {
    const edge = readEdge(cells, columns, index + 1, nodes);
    if (typeof edge !== 'string') return [edge];
    report.refuse(row, toText(edge));
    return [];
  });
  return { nodes: [...nodes.values()], edges };
}
