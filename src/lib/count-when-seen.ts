/**
 * Counts each figure (`.counted`, in choices.css) up from 0 once it comes into view. By a style alone, so that the text is
 * the same for hydration, screen readers and translators.
 */
export function countWhenSeen(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('.counted')) {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting))
        figure.style.setProperty('--to', figure.textContent);
    }).observe(figure);
  }
}
