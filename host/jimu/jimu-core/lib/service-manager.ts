import { ask } from './ask';
import { getAppStore } from './store/store';

/** What a service says of itself. */
export interface ServiceInfo {
  readonly url: string;
  readonly definition: Readonly<Record<string, unknown>>;
  /** Whether it is a service of the app's own portal. */
  readonly isHostedInSamePortal: boolean;
}

const originOf = (url: string) => new URL(url, window.location.href).origin;

/** Asks services what they are; each once. */
export class ServiceManager {
  private static instance: ServiceManager | null = null;
  private readonly infos = new Map<string, Promise<ServiceInfo>>();

  static getInstance(): ServiceManager {
    ServiceManager.instance ??= new ServiceManager();
    return ServiceManager.instance;
  }

  /** What the service at `url` says of itself; rejects when it does not answer, and asks again the next time. */
  fetchServiceInfo(url: string): Promise<ServiceInfo> {
    const known = this.infos.get(url);
    if (known) return known;
    const asking = ask<ServiceInfo['definition']>(url, { f: 'json' }).then((definition) => ({
      url,
      definition,
      isHostedInSamePortal: originOf(url) === originOf(getAppStore().getState().portalUrl || '/')
    }));
    this.infos.set(url, asking);
    asking.catch(() => this.infos.delete(url));
    return asking;
  }

  /** What the server of a service says of itself. */
  async fetchArcGISServerInfo(url: string): Promise<Readonly<Record<string, unknown>>> {
    const [root] = url.split('/rest/services');
    return ask(`${root}/rest/info`, { f: 'json' });
  }
}
