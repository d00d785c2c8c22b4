import { requestJson } from './request-json';
import { getAppStore } from './store/store';

/** A service's own description. */
export interface ServiceInfo {
  readonly url: string;
  readonly definition: Readonly<Record<string, unknown>>;
  /** true for a service of the app's own portal. */
  readonly isHostedInSamePortal: boolean;
}

const getOrigin = (url: string) => new URL(url, window.location.href).origin;

/** Fetches the descriptions of services, each once. */
export class ServiceManager {
  private static instance: ServiceManager | null = null;
  private readonly infos = new Map<string, Promise<ServiceInfo>>();

  static getInstance(): ServiceManager {
    ServiceManager.instance ??= new ServiceManager();
    return ServiceManager.instance;
  }

  /**
   * Fetches the description of the service at `url`. Rejects when it does not answer; the next call fetches
   * it again.
   */
  fetchServiceInfo(url: string): Promise<ServiceInfo> {
    const known = this.infos.get(url);
    if (known) return known;
    const asking = requestJson<ServiceInfo['definition']>(url, { f: 'json' }).then((definition) => ({
      url,
      definition,
      isHostedInSamePortal: getOrigin(url) === getOrigin(getAppStore().getState().portalUrl || '/')
    }));
    this.infos.set(url, asking);
    asking.catch(() => this.infos.delete(url));
    return asking;
  }

  /** Fetches the description of a service's server. */
  async fetchArcGISServerInfo(url: string): Promise<Readonly<Record<string, unknown>>> {
    const [root] = url.split('/rest/services');
    return requestJson(`${root}/rest/info`, { f: 'json' });
  }
}
