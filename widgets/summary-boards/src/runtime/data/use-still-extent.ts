import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type { ExtentJson } from 'widgets/shared-code/site-map';
import { watchStillExtent } from 'widgets/shared-code/site-map';

/** What the map shows once it has come to rest; null while it is not wanted. */
export function useStillExtent(view: JimuMapView | null, wanted: boolean): ExtentJson | null {
  const [extent, setExtent] = React.useState<ExtentJson | null>(null);
  React.useEffect(() => {
    if (!view || !wanted) return undefined;
    const handle = watchStillExtent(view.view, setExtent);
    return () => {
      setExtent(null);
      handle.remove();
    };
  }, [view, wanted]);
  return extent;
}
