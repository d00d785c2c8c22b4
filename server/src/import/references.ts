import type { ReferenceName } from '@site/layers';
import { optionalField, stateField, textField, wholeField } from './field-kinds';
import { LGA_CODE } from './read-row';
import { NO_TEXT } from './texts/import-text';
import { REFERENCE_TEXTS } from './texts/row-texts';
import type { ReferenceColumn } from './table-spec';

/* References of files to rows of other tables. */

/** Ways in which files name a row of another table. */
export const REFERENCES = {
  /** A mill by its name, with its LGA for repeated names, or by its number (OBJECTID of the layer). */
  mill: {
    column: 'mill_id',
    inputs: {
      mill_name: optionalField(textField('millName', { aliases: ['mill'] })),
      mill_number: optionalField(
        wholeField('millId', { unit: { en: 'OBJECTID of the layer', fr: 'OBJECTID de la couche' } })
      ),
      mill_lga: optionalField(
        textField('lgaCode', { aliases: ['lga_code'], unit: { en: 'of the mill', fr: 'du moulin' } })
      )
    },
    exported: {
      mill_name: 'target.name',
      mill_lga: 'target.lga_code',
      // Other databases have other numbers: only needed where an LGA has several mills of the name.
      mill_number: `(SELECT CASE WHEN count(*) > 1 THEN target.id END FROM mill AS other
        WHERE other.lga_code = target.lga_code AND other.name = target.name)`
    },
    integer: true,
    table: 'mill',
    value: 'target.id',
    match: [
      { when: 'r.mill_number IS NOT NULL', on: 'target.id = r.mill_number' },
      {
        when: 'r.mill_number IS NULL',
        on: 'target.name = r.mill_name AND target.lga_code = coalesce(upper(r.mill_lga), target.lga_code)'
      }
    ],
    shown: 'coalesce(r.mill_number::text, r.mill_name)',
    field: 'millName',
    none: REFERENCE_TEXTS.noMill,
    several: REFERENCE_TEXTS.severalMills
  },
  /** An agent by first and last name. */
  agent: {
    column: 'agent_id',
    inputs: {
      agent_name: textField('agentName', {
        aliases: ['agent'],
        unit: { en: 'first and last name', fr: 'prénom et nom' }
      })
    },
    exported: { agent_name: `target.first_name || ' ' || target.last_name` },
    integer: true,
    table: 'agent',
    value: 'target.id',
    match: [{ when: 'true', on: `target.first_name || ' ' || target.last_name = r.agent_name` }],
    shown: 'r.agent_name',
    field: 'agentName',
    none: REFERENCE_TEXTS.noAgent,
    several: REFERENCE_TEXTS.severalAgents
  },
  /** A community by its name, with its LGA for repeated names. */
  community: {
    column: 'community_id',
    inputs: {
      community_name: textField('communityName', { aliases: ['community'] }),
      community_lga: optionalField(
        textField('communityLgaCode', {
          unit: {
            en: 'LGA of the community, where names repeat',
            fr: 'LGA de la communauté, si des noms se répètent'
          }
        })
      )
    },
    exported: { community_name: 'target.name', community_lga: 'target.lga_code' },
    integer: true,
    table: 'community',
    value: 'target.id',
    match: [
      {
        when: 'true',
        on: 'target.name = r.community_name AND target.lga_code = coalesce(upper(r.community_lga), target.lga_code)'
      }
    ],
    shown: 'r.community_name',
    field: 'communityName',
    none: REFERENCE_TEXTS.noCommunity,
    several: REFERENCE_TEXTS.severalCommunities
  },
  /** A state with a boundary. */
  state: {
    column: 'state',
    inputs: { state_name: stateField('State') },
    exported: { state_name: 'target.name' },
    table: 'state_boundary',
    value: 'target.name',
    match: [{ when: 'true', on: 'target.name = r.state_name' }],
    shown: 'r.state_name',
    field: 'State',
    none: REFERENCE_TEXTS.noState,
    several: NO_TEXT
  },
  /** A ward by its name and the LGA of the row. */
  ward: {
    column: 'ward_id',
    inputs: { ward_name: textField('wardname', { aliases: ['ward', 'name'] }) },
    exported: { ward_name: 'target.name', [LGA_CODE]: 'target.lga_code' },
    integer: true,
    table: 'ward',
    value: 'target.id',
    match: [{ when: 'true', on: `target.name = r.ward_name AND target.lga_code = r.${LGA_CODE}` }],
    shown: 'r.ward_name',
    field: 'wardname',
    none: REFERENCE_TEXTS.noWard,
    several: REFERENCE_TEXTS.severalWards
  }
} as const satisfies Readonly<Record<ReferenceName, ReferenceColumn>>;

/** An agent whom a row may leave out. */
export const OPTIONAL_AGENT: ReferenceColumn = {
  ...REFERENCES.agent,
  inputs: { agent_name: optionalField(REFERENCES.agent.inputs.agent_name) },
  optional: 'r.agent_name IS NULL'
};
