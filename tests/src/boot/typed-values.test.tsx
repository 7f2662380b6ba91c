// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { typedValues } from '#src/boot/typed-values.ts';

const roots: Root[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
});

/** Tells React everything that was typed, one by one, as the boot script does. */
async function tellAll(): Promise<number> {
  const told = typedValues(document);
  for (const tell of told) await act(async () => tell());
  return told.length;
}

function built(element: ReactElement): HTMLElement {
  const root = document.createElement('div');
  root.insertAdjacentHTML('beforeend', renderToString(element));
  document.body.append(root);
  return root;
}

async function takeOver(root: HTMLElement, element: ReactElement): Promise<void> {
  await act(async () => roots.push(hydrateRoot(root, element)));
}

/** Shows what React knows of each field. */
function Fields() {
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [plan, setPlan] = useState('a');
  const [size, setSize] = useState('s');
  return (
    <form>
      <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea id="message" value={message} onChange={(event) => setMessage(event.target.value)} />
      <input
        id="agreed"
        type="checkbox"
        name="agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {['a', 'b', 'c'].map((value) => (
        <input
          key={value}
          id={`plan-${value}`}
          type="radio"
          name="plan"
          checked={plan === value}
          onChange={() => setPlan(value)}
        />
      ))}
      <select id="size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <output>{JSON.stringify({ name, message, agreed, plan, size })}</output>
    </form>
  );
}

const known = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? 'null');
const UNTOUCHED = { name: '', message: '', agreed: false, plan: 'a', size: 's' };

function input(id: string): HTMLInputElement {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input ${id}.`);
  return found;
}

describe('what was typed before the app listened', () => {
  it('is told to it, whatever kind of field it was', async () => {
    const root = built(<Fields />);
    input('name').value = 'Ada';
    root.querySelector('textarea')?.setRangeText('Hello');
    input('agreed').checked = true;
    input('plan-b').checked = true;
    const [, medium] = root.querySelectorAll('option');
    if (medium !== undefined) medium.selected = true;
    await takeOver(root, <Fields />);
    expect(await tellAll()).toBe(5);
    expect(known()).toEqual({ name: 'Ada', message: 'Hello', agreed: true, plan: 'b', size: 'm' });
    expect(input('name').value).toBe('Ada');
    expect(input('plan-b').checked).toBe(true);
  });

  it('is nothing where nothing was typed', async () => {
    const root = built(<Fields />);
    await takeOver(root, <Fields />);
    expect(await tellAll()).toBe(0);
    expect(known()).toEqual(UNTOUCHED);
  });

  it('gives way to what was typed since', async () => {
    const root = built(<Fields />);
    input('name').value = 'Ad';
    await takeOver(root, <Fields />);
    const told = typedValues(document);
    input('name').value = 'Ada';
    for (const tell of told) await act(async () => tell());
    expect(input('name').value).toBe('Ada');
  });

  it.each([
    ['agreed', 'agreed', { agreed: false }],
    ['plan-b', 'plan-c', { plan: 'c' }],
  ])('gives way to what was chosen since: %s, then %s', async (before, since, chosen) => {
    const root = built(<Fields />);
    input(before).checked = true;
    await takeOver(root, <Fields />);
    const told = typedValues(document);
    await act(async () => input(since).click());
    for (const tell of told) await act(async () => tell());
    expect(known()).toEqual({ ...UNTOUCHED, ...chosen });
    expect(input(since).checked).toBe(since !== before);
  });

  it('keeps the caret where it was', async () => {
    const root = built(<Fields />);
    input('name').focus();
    input('name').value = 'Ada';
    input('name').setSelectionRange(1, 2);
    await takeOver(root, <Fields />);
    await tellAll();
    expect([input('name').selectionStart, input('name').selectionEnd]).toEqual([1, 2]);
  });
});
