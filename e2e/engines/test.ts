import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { enterWorldOf } from '../fixtures/world.ts';
import { launch, type Build, type Engine, type Tab } from './driver.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** A laptop, and a phone. */
export const WIDE = 1280;
export const NARROW = 390;

interface Fixtures {
  width: number;
  tab: Tab;
  visitor: Visitor;
}

export interface EngineOptions {
  build: Build;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
}

/** Tests in the engine of their project. An error in a page fails them, as in Chromium's tests. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  build: [
    { name: 'firefox', program: '' },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ build }, use, workerInfo) => {
      enterWorldOf(workerInfo);
      const engine = await launch(build);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  width: [WIDE, { option: true }],
  tab: async ({ build, engine, width }, use, testInfo) => {
    const tab = await engine.newTab();
    announce(`${build.name} ${tab.version}`);
    await tab.resize(width, 800);
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      writeFileSync(testInfo.outputPath('screenshot.png'), await tab.screenshot());
    }
    await tab.close();
  },
  visitor: async ({ tab }, use) => {
    const visitor = visitorOf(tab);
    await use(visitor);
    expect(await visitor.errors(), 'errors in the pages').toEqual([]);
  },
});

const announced = new Set<string>();

/** Prints, once in each worker, which version the tests run in. */
function announce(version: string): void {
  if (!announced.has(version)) process.stdout.write(`Engine: ${version}\n`);
  announced.add(version);
}

export { expect };
