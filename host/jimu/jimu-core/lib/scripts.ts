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
          `The script ${url} did not load. The page's security policy may block scripts of other servers: copy it into the widget's folder and import it.`
        )
      );
    });
    script.src = url;
    document.head.append(script);
  });
}

/**
 * Loads scripts that a manifest lists as `dependency`, one after another and each once per page. Rejects at
 * the first that fails; the next call loads that one again.
 */
export async function loadScripts(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const known = loading.get(url) ?? loadScript(url);
    loading.set(url, known);
    await known;
  }
}
