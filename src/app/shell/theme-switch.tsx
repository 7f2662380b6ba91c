import { shellWords } from '#content/shell.ts';
import { THEMES, useTheme } from './use-theme.ts';

const words = shellWords.footer.theme;

const OPTION =
  'relative flex min-h-9 items-center rounded-sm px-3 text-sm font-semibold text-muted hover:text-text ' +
  'has-checked:bg-tide-wash has-checked:text-tide';

/** `isInline`: in a line with other content, with its legend visually hidden. */
export function ThemeSwitch({ isInline = false }: { isInline?: boolean }) {
  const [theme, choose] = useTheme();
  return (
    <fieldset className="needs-scripting min-w-0">
      <legend className={isInline ? 'sr-only' : 'mb-2 text-sm font-semibold'}>
        {words.legend}
      </legend>
      <div className="inline-flex flex-wrap gap-1 rounded border border-line bg-raised p-1">
        {THEMES.map((option) => (
          <label key={option} className={OPTION}>
            <input
              type="radio"
              name="theme"
              value={option}
              checked={theme === option}
              onChange={() => choose(option)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm"
            />
            {words[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
