import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Logo } from '#src/app/shell/logo.tsx';
import { brand } from '#src/config/brand.ts';
import '@testing-library/jest-dom/vitest';

function Here() {
  const { pathname, key } = useLocation();
  return <output>{`${pathname} ${key}`}</output>;
}

function clickLogoAt(path: string, reducedMotion = false) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
  }));
  const scrollTo = vi.fn<typeof window.scrollTo>();
  vi.stubGlobal('scrollTo', scrollTo);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Logo />
      <Here />
    </MemoryRouter>,
  );
  const before = screen.getByRole('status').textContent;
  fireEvent.click(screen.getByRole('link', { name: `${brand.name} home` }));
  return { scrollTo, before };
}

it('scrolls to the top on the landing page, without navigating', () => {
  const { scrollTo, before } = clickLogoAt('/');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('status')).toHaveTextContent(before);
});

it('jumps there with reduced motion', () => {
  const { scrollTo } = clickLogoAt('/', true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('navigates to the landing page from any other', () => {
  const { scrollTo } = clickLogoAt('/pricing');
  expect(screen.getByRole('status')).toHaveTextContent(/^\/ /);
  expect(scrollTo).not.toHaveBeenCalled();
});
