/* Who the data of a map are from. SDK 5 says it of the view, 4.34 by the model of its widget. */
import { whenOnce } from 'esri/core/reactiveUtils';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import AttributionViewModel from 'esri/widgets/Attribution/AttributionViewModel';

interface Said {
  readonly text: string;
}

async function byModel(view: MapView | SceneView): Promise<readonly Said[]> {
  const model = new AttributionViewModel({ view });
  try {
    // Some services are asked for it; one that does not answer is given up by the SDK.
    await whenOnce(() => model.state !== 'loading');
    return model.items.toArray();
  } finally {
    model.destroy();
  }
}

/** What the layers that a view draws say of whose data they are, as HTML; layers of one server say much of the same. */
export async function attributionOf(view: MapView | SceneView): Promise<readonly string[]> {
  const { attributionItems } = view as { readonly attributionItems?: readonly Said[] };
  return (attributionItems ?? (await byModel(view))).map(({ text }) => text);
}
