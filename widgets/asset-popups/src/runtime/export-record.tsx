import { React } from 'jimu-core';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { ExportButtons, ExportStatus, useRowsFiles } from 'widgets/shared-code/site-records';
import { createLayerRows, translateText } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { PopupKind } from './kinds';
import type { PopupPart } from './map/parts';

/** Kinds without export: a raster value is no record, and the list of a cluster has its own export. */
const KINDS_WITHOUT_EXPORT: readonly PopupKind[] = ['raster', 'cluster'];

interface ExportRecordProps {
  readonly part: PopupPart;
  readonly locale: Locale;
}

interface FilesProps extends Pick<PopupPart, 'graphic'> {
  readonly layer: NonNullable<PopupPart['layer']>;
  readonly locale: Locale;
}

/**
 * Exports a popup's record with all fields and the geometry of the layer, since the map simplifies outlines.
 */
function Files({ layer, graphic, locale }: FilesProps) {
  const { space } = useThemeStyles();
  const rows = React.useMemo(() => {
    const asked = layer as unknown as QueriedLayer;
    const attributes = graphic.attributes as Readonly<Record<string, unknown>>;
    const named = attributes[asked.displayField ?? ''];
    const title = typeof named === 'string' && named !== '' ? named : (layer.title ?? layer.id);
    const where = `${asked.objectIdField} = ${Number(attributes[asked.objectIdField])}`;
    const selection = { where };
    return createLayerRows({
      layer: asked,
      selection,
      title: translateText(title, locale),
      locale,
      view: null
    });
  }, [layer, graphic, locale]);
  const files = useRowsFiles(rows);
  return (
    <div css={{ display: 'grid', gap: space(1), padding: space(1.5, 2) }}>
      <ExportButtons {...files} />
      <ExportStatus task={files.task} />
    </div>
  );
}

/** Export of the record that a popup shows; null for kinds without a record and for places without a layer. */
export const ExportRecord = ({ part: { kind, layer, graphic }, locale }: ExportRecordProps) =>
  KINDS_WITHOUT_EXPORT.includes(kind) || layer === null ? null : (
    <Files layer={layer} graphic={graphic} locale={locale} />
  );
