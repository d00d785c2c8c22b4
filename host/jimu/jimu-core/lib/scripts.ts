const loading = new Map<string, Promise<void>>();

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading.delete(url);
      reject(
        new Error(
          `The script ${url} did not load. Pages whose security policy allows no scripts from elsewhere refuse it: put it into the widget's folder and import it.`
        )
      );
    });
    script.src = url;
    document.head.append(script);
  });
}

/**
 * Loads scripts that a manifest names as `dependency`, one after the other and each once for a page; rejects at the first
 * that does not come, which is tried again the next time.
 */
export async function loadScripts(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const known = loading.get(url) ?? loadScript(url);
    loading.set(url, known);
    await known;
  }
}
