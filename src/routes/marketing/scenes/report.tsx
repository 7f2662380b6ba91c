import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { LinkedText, span } from '#src/ui/linked-text.tsx';
import { RiskLine } from './risk-line.tsx';
import { SampleTitle, Scene } from './scene.tsx';

const words = sceneWords.report;

/** The first page of the report for buyers. */
export function ReportScene() {
  return (
    <Scene alt={words.alt} className="@container grid gap-4 p-4 sm:p-6">
      <SampleTitle text={words.title}>
        <span className="ms-auto text-sm font-normal text-muted">{words.period}</span>
      </SampleTitle>
      <div className="grid items-end gap-4 border-t border-line pt-4 @sm:grid-cols-[auto_minmax(0,1fr)] @sm:gap-8">
        <p className="text-muted">
          {words.score}
          <b className="block font-display text-headline text-text">{words.now}</b>
          {words.from}
        </p>
        <RiskLine />
      </div>
      <div className="grid grid-cols-3 gap-3 border-t border-line pt-4">
        {words.facts.map(({ value, label }) => (
          <p key={label} className="text-muted">
            <b className="tabular-nums block text-lg text-text">{value}</b>
            {label}
          </p>
        ))}
      </div>
      <p className="rounded bg-accent-wash px-3 py-2">
        <LinkedText text={words.missed} tags={{ b: span('inline-block font-bold') }} />
      </p>
    </Scene>
  );
}
