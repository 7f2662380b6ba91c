import type { PlanId } from '#src/config/plans.ts';

/**
 * A sample must be replaced before the site goes live: `npm run check:launch` lists every one, and the page says what it
 * is for as long as `sample` is true.
 */
export interface Sample {
  sample: boolean;
}

export interface AudienceProfile {
  id: 'individuals' | 'smallBusiness' | 'enterprise';
  /** On the switch. */
  label: string;
  title: string;
  tagline: string;
  summary: string;
  /** A message that this audience gets. */
  lure: string;
  /** Counts up from 0. */
  statistic: Sample & { value: number; unit: string; description: string };
  detail: string;
  cta: { label: string; to: string };
}

export interface Plan {
  id: PlanId | 'enterprise';
  name: string;
  price: string;
  period?: string;
  description: string;
  features: readonly string[];
  cta: { label: string; to: string };
  badge?: string;
  highlighted?: boolean;
}

export interface Testimonial extends Sample {
  quote: string;
  author: string;
  role: string;
  /** Initials, set as a portrait. */
  image: string;
}

export interface FaqItem {
  id: string;
  question: string;
  answer: string;
}

export interface SampleFigure extends Sample {
  value: string;
  label: string;
}

export interface TitledText {
  title: string;
  text: string;
}
