import { PrintedNorth, PrintedScaleBar, PrintPage } from 'widgets/shared-code/site-tools';
import type { Orientation } from 'widgets/shared-code/site-tools';
import type { LegendLayer, MapLegend } from '../map/legend';
import type { MapPicture } from '../map/picture';
import { useTexts } from '../use-texts';
import { Placed } from './placed';
import { SHEET_CSS } from './sheet-css';

export interface PrintedResult {
  readonly id: string;
  readonly title: string;
  readonly copy: HTMLElement;
  readonly isTitled: boolean;
  /** True when it takes the whole width of the sheet. */
  readonly isWide: boolean;
}

/** Content of the sheet at the time of the request. */
export interface SheetContents {
  readonly title: string;
  readonly orientation: Orientation;
  readonly product: string;
  /** 'dd/mm/yyyy hh:mm' in Lagos. */
  readonly moment: string;
  readonly address: string;
  /** Null when the picture failed. */
  readonly picture: MapPicture | null;
  /** Null when not requested. */
  readonly legend: MapLegend | null;
  /** True when the legend is beside the picture, false when it is beneath. */
  readonly isLegendBeside: boolean;
  readonly results: readonly PrintedResult[];
}

function Picture({ picture }: { readonly picture: MapPicture }) {
  const t = useTexts();
  const { image, size, bar, north, isComplete } = picture;
  return (
    <figure className="print-map" style={{ width: `${size.width}mm` }}>
      <div style={{ height: `${size.height}mm` }}>
        <Placed node={image} className="print-picture" />
      </div>
      <figcaption className="print-marks">
        {bar ? <PrintedScaleBar bar={bar} /> : <p>{t('atAngle')}</p>}
        <PrintedNorth degrees={north} />
        {!isComplete && <p>{t('incomplete')}</p>}
      </figcaption>
    </figure>
  );
}

function Layer({ layer }: { readonly layer: LegendLayer }) {
  const t = useTexts();
  return (
    <li>
      <h3>{layer.isFiltered ? t('filtered', { layer: layer.title }) : layer.title}</h3>
      {layer.parts.map(({ title, entries }, part) => (
        <div key={part}>
          {title !== '' && title !== layer.title && <h4>{title}</h4>}
          <ul>
            {entries.map(({ label, swatch }, at) => (
              <li key={at} className="print-entry">
                {swatch && <Placed node={swatch} className="print-swatch" />}
                {label}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </li>
  );
}

function Legend({ legend }: { readonly legend: MapLegend }) {
  const t = useTexts();
  return (
    <section className="print-legend">
      <h2>{t('legend')}</h2>
      {legend.layers.length === 0 && <p>{t('noLayers')}</p>}
      <ul className="print-layers">
        {legend.layers.map((layer) => (
          <Layer key={layer.id} layer={layer} />
        ))}
      </ul>
      {!legend.isComplete && <p>{t('incomplete')}</p>}
    </section>
  );
}

/** The printed sheet: part of the page, but visible only in print. */
export function Sheet({ contents }: { readonly contents: SheetContents }) {
  const t = useTexts();
  const { title, orientation, product, moment, address, picture, legend, results } = contents;
  return (
    <PrintPage orientation={orientation} contentCss={SHEET_CSS} isBeside={contents.isLegendBeside}>
      <header className="print-head">
        <h1>{title}</h1>
        <p>{t('printed', { product, moment })}</p>
      </header>
      {picture ? <Picture picture={picture} /> : <p>{t('noPicture')}</p>}
      {legend && <Legend legend={legend} />}
      {results.length > 0 && (
        <div className="print-results">
          {results.map(({ id, title: name, copy, isTitled, isWide }) => (
            <section key={id} className="print-section" data-wide={isWide || undefined}>
              {!isTitled && <h2>{name}</h2>}
              <Placed node={copy} className="print-result" />
            </section>
          ))}
        </div>
      )}
      <footer className="print-foot">
        {picture && picture.sources.length > 0 && (
          <p>{t('sources', { sources: picture.sources.join('; ') })}</p>
        )}
        <p>{t('address', { address })}</p>
      </footer>
    </PrintPage>
  );
}
