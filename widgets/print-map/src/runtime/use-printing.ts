import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useTask } from 'widgets/shared-code/site-base';
import type { Fault, OpenResult } from 'widgets/shared-code/site-base';
import { formatMoment } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { usePrintDialog } from 'widgets/shared-code/site-tools';
import type { Orientation } from 'widgets/shared-code/site-tools';
import { countLines, readLegend } from './map/legend';
import { takePicture } from './map/picture';
import { isBesidePicture, pictureSize } from './paper';
import { paperCopy } from './sheet/paper-copy';
import type { PrintedResult, SheetContents } from './sheet/sheet';
import { useTexts } from './use-texts';

/** A result wider than this on the screen is a table or a chart, px. */
const WIDEST_COLUMN = 420;

export interface PrintRequest {
  readonly title: string;
  readonly orientation: Orientation;
  readonly product: string;
  /** Resolution of the picture. */
  readonly dotsPerInch: number;
  readonly hasLegend: boolean;
  readonly results: readonly OpenResult[];
}

export interface Printing {
  readonly busy: boolean;
  /** The reason why the picture of the map failed, or null. */
  readonly fault: Fault | null;
  /** Content of the sheet being printed, or null. */
  readonly sheet: SheetContents | null;
  print(wanted: PrintRequest): void;
  /** Prints without a picture of the map. */
  printRest(wanted: PrintRequest): void;
}

const toPrintedResult = ({ id, title, element, isTitled }: OpenResult): PrintedResult => ({
  id,
  title,
  isTitled,
  copy: paperCopy(element),
  isWide: element.getBoundingClientRect().width > WIDEST_COLUMN
});

/**
 * Prepares a sheet of a map and has the browser print it.
 * @param view null while there is no map.
 */
export function usePrinting(view: JimuMapView | null): Printing {
  const t = useTexts();
  const { busy, fault, run } = useTask();
  const [sheet, setSheet] = React.useState<SheetContents | null>(null);
  usePrintDialog(sheet, () => setSheet(null));
  const mapView = view && getMapView(view);
  const prepareSheet = async (
    { results, hasLegend, dotsPerInch, ...wanted }: PrintRequest,
    hasPicture: boolean
  ) => {
    if (hasPicture && !mapView) throw new Error(t('notReady'));
    const legend = hasLegend && mapView ? await readLegend(mapView, t('count')) : null;
    const legendBeside = isBesidePicture(wanted.orientation, legend ? countLines(legend) : 0);
    const size = pictureSize(wanted.orientation, legendBeside);
    const picture = hasPicture && mapView ? await takePicture(mapView, size, dotsPerInch) : null;
    if (picture) picture.image.alt = t('mapOf', { title: wanted.title });
    setSheet({
      ...wanted,
      picture,
      legend,
      isLegendBeside: legendBeside && picture !== null,
      results: results.map(toPrintedResult),
      moment: formatMoment(Date.now()) ?? '',
      address: window.location.href
    });
  };
  return {
    busy,
    fault,
    sheet,
    print: (wanted) => void run(() => prepareSheet(wanted, true)),
    printRest: (wanted) => void run(() => prepareSheet(wanted, false))
  };
}
