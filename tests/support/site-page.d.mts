import type { BrowserContext, Page } from '@playwright/test';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export const accounts: {
  readonly admin: 'admin@site.example';
  readonly staff: 'staff@site.example';
  readonly investor: 'investor@site.example';
};
export const password: string;
export const uyo: Place;
export function watchFaults(context: BrowserContext, faults?: string[]): Promise<string[]>;
export function fillSignIn(page: Page, email: string, secret?: string): Promise<void>;
export function mapDrawn(page: Page, timeout?: number): Promise<void>;
export function pointOfMap(page: Page, place: Place): Promise<{ x: number; y: number }>;
export function clickMapAt(page: Page, place: Place): Promise<void>;
export function unfoldLayers(page: Page): Promise<void>;
export function leavesMachine(url: URL): boolean;
