import { world } from '../fixtures/world.ts';
import { takeErrors, until, type Tab } from './driver.ts';

const KINDS = {
  button: 'button, summary',
  link: 'a[href]',
  /** A radio button or a checkbox, by its label. */
  choice: 'label:has(input)',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
};

type Kind = keyof typeof KINDS;
/** All of an accessible name, or a pattern for part of it. */
type Name = string | RegExp;

/** What a visitor does and sees. Each step waits until it is possible, or fails. */
export interface Visitor {
  /** Opens a path of the app, or a URL, in a new document. */
  open: (path: string) => Promise<void>;
  click: (kind: Kind, name: Name) => Promise<void>;
  hover: (kind: Kind, name: Name) => Promise<void>;
  /** Replaces what is in a field. */
  fill: (label: Name, text: string) => Promise<void>;
  finds: (kind: Kind, name: Name) => Promise<void>;
  /** Part of the page's visible text. */
  reads: (text: string) => Promise<void>;
  isAt: (url: RegExp) => Promise<void>;
  /** Waits for a self-contained function of the page to return something truthy. */
  becomes: (call: () => unknown) => Promise<void>;
  /** Calls a self-contained function in the page, with arguments and a result that JSON can express. */
  run: (call: (...args: never[]) => unknown, ...args: unknown[]) => Promise<unknown>;
  /** What went wrong in the pages so far. */
  errors: () => Promise<unknown[]>;
}

export function visitorOf(tab: Tab): Visitor {
  const errors: unknown[] = [];
  const run: Visitor['run'] = async (call, ...args) => {
    const list = args.map((argument) => JSON.stringify(argument)).join(', ');
    const [found, value] = Object(
      await tab.evaluate(`[(${String(takeErrors)})(), (${String(call)})(${list})]`),
    );
    errors.push(...found);
    return value;
  };

  /** The middle of an element that has come to rest with nothing over it. */
  async function spotOf(kind: Kind, name: Name): Promise<Spot> {
    let before = '';
    return until(async () => {
      const spot = await run(locate, KINDS[kind], sourceOf(name));
      if (!isSpot(spot)) throw new Error(`The ${kind} ${String(name)} ${String(spot)}.`);
      const wasThere = before === JSON.stringify(spot);
      before = JSON.stringify(spot);
      return wasThere && spot;
    });
  }
  async function click(kind: Kind, name: Name): Promise<void> {
    await until(async () => {
      const { x, y } = await spotOf(kind, name);
      await tab.mouse.click(x, y);
      if ((await run(isHit)) !== true) throw new Error(`The ${kind} ${String(name)} moved away.`);
      return true;
    });
  }

  return {
    run,
    errors: async () => {
      await run(() => {});
      return errors;
    },
    click,
    open: async (path) => {
      await until(() => run(() => Reflect.set(window, 'isOldDocument', true)));
      await tab.goto(new URL(path, world().origins.app).href);
      await until(() => run(isNewDocument));
    },
    hover: async (kind, name) => {
      const { x, y } = await spotOf(kind, name);
      await tab.mouse.move(x, y);
    },
    fill: async (label, text) => {
      await until(async () => {
        await click('field', label);
        return run(selectText, sourceOf(label));
      });
      await tab.type(text);
    },
    becomes: async (call) => void (await until(async () => Boolean(await run(call)))),
    finds: async (kind, name) => void (await spotOf(kind, name)),
    reads: async (text) => {
      await until(async () => {
        const all = String(await run(() => document.body.innerText.replaceAll(/\s+/g, ' ')));
        if (!all.includes(text)) throw new Error(`“${text}” isn’t in: ${all}`);
        return true;
      });
    },
    isAt: async (url) => {
      await until(async () => {
        const address = String(await run(() => location.href));
        if (!url.test(address)) throw new Error(`${address} isn’t ${url}.`);
        return true;
      });
    },
  };
}

/** Runs in the page, or in the empty document that Firefox shows before it. */
function isNewDocument(): boolean {
  const isOld = 'isOldDocument' in window || window.location.href === 'about:blank';
  return !isOld && document.readyState !== 'loading';
}

interface Spot {
  x: number;
  y: number;
}

const isSpot = (value: unknown): value is Spot =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

const sourceOf = (name: Name) =>
  typeof name === 'string'
    ? `^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`
    : name.source;

/** Runs in the page: where to click the first visible element of that name, or why it can't be clicked. */
function locate(selector: string, pattern: string): Spot | string {
  const nameOf = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
    const named = element.getAttribute('aria-label');
    const heard = (labels[0] ?? element).cloneNode(true);
    if (heard instanceof Element) {
      for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    }
    return (named ?? heard.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      new RegExp(pattern, 'u').test(nameOf(one)),
  );
  // A link may be broken into several lines.
  const box = element?.getClientRects()[0];
  if (element === undefined || box === undefined) return 'is not there';
  const spot = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const top = document.elementFromPoint(spot.x, spot.y);
  if (top !== null && element.contains(top)) {
    Reflect.set(window, 'aim', 'missed');
    const note = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) Reflect.set(window, 'aim', 'hit');
    };
    window.addEventListener('click', note, { capture: true, once: true });
    return spot;
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return `is covered by ${top?.outerHTML.slice(0, 80)}`;
}

/** Runs in the page: whether a click hit what was located, rather than what has since moved there. */
function isHit(): boolean {
  return Reflect.get(window, 'aim') !== 'missed';
}

/** Runs in the page: whether a field with this label has the focus; selects what is in it. */
function selectText(label: string): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return false;
  field.select();
  const name = field.labels?.[0]?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return new RegExp(label, 'u').test(name);
}
