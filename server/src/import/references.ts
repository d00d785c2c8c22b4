import { optionalField, textField, wholeField } from './field-kinds';
import type { FieldSpec } from './fields';
import type { ReferenceColumn } from './table-spec';

/* References of files to rows of other tables. */

type ReferenceInputs = Readonly<Record<string, FieldSpec>>;

/** A mill by its name, with its LGA for repeated names, or by its number (OBJECTID of the layer). */
export const MILL_INPUTS: ReferenceInputs = {
  mill_name: optionalField(textField('millName', { aliases: ['mill'] })),
  mill_number: optionalField(wholeField('millId', { unit: 'OBJECTID of the layer' })),
  mill_lga: optionalField(textField('lgaCode', { aliases: ['lga_code'], unit: 'of the mill' }))
};

export const MILL: ReferenceColumn = {
  column: 'mill_id',
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
  none: 'there is no such mill; import the dataset mills first, or correct it',
  several: 'name its LGA (lgaCode) or its number (millId)'
};

/** An agent by first and last name. */
export const AGENT_INPUTS: ReferenceInputs = {
  agent_name: textField('agentName', { aliases: ['agent'], unit: 'first and last name' })
};

export const AGENT: ReferenceColumn = {
  column: 'agent_id',
  integer: true,
  table: 'agent',
  value: 'target.id',
  match: [{ when: 'true', on: `target.first_name || ' ' || target.last_name = r.agent_name` }],
  shown: 'r.agent_name',
  field: 'agentName',
  none: 'there is no such agent; import the dataset agents first, or correct the name',
  several: 'agents need different names'
};

/** A community by its name, with its LGA for repeated names. */
export const COMMUNITY_INPUTS: ReferenceInputs = {
  community_name: textField('communityName', { aliases: ['community'] }),
  community_lga: optionalField(
    textField('communityLgaCode', { unit: 'LGA of the community, where names repeat' })
  )
};

export const COMMUNITY: ReferenceColumn = {
  column: 'community_id',
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
  none: 'there is no such community; import the dataset communities first, or correct the name',
  several: 'name its LGA (communityLgaCode)'
};

/** A state with a boundary. */
export const STATE_BOUNDARY: ReferenceColumn = {
  column: 'state',
  table: 'state_boundary',
  value: 'target.name',
  match: [{ when: 'true', on: 'target.name = r.state_name' }],
  shown: 'r.state_name',
  field: 'State',
  none: 'it has no boundary here yet; import the dataset states first',
  several: ''
};

/** Makes inputs optional. */
export const markOptional = (inputs: ReferenceInputs): ReferenceInputs =>
  Object.fromEntries(Object.entries(inputs).map(([column, field]) => [column, optionalField(field)]));
