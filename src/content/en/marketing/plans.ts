import { paths } from '#src/config/paths.ts';
import type { Plan } from '#src/content/types.ts';

/**
 * The campaign plans (specification, section 9: the plans on the landing page): training and the
 * simulations that are sent to a team.
 */
export const campaignPlans: readonly Plan[] = [
  {
    name: 'Free',
    price: '£0',
    description: 'Try simulations on yourself, for as long as you like.',
    features: [
      'One person, no team access',
      'The training game',
      'Five simulations a month to yourself',
    ],
    cta: { label: 'Start free', to: paths.signUpIndividual },
  },
  {
    name: 'Starter',
    price: '£99',
    period: 'per month',
    description: 'Campaigns for one team.',
    features: [
      'Up to 25 users',
      'Email and SMS simulations',
      'Automatic micro-training',
      'Team dashboard',
    ],
    cta: { label: 'Start free trial', to: paths.signUpBusiness },
  },
  {
    name: 'Professional',
    price: '£299',
    period: 'per month',
    description: 'Campaigns for several departments.',
    features: [
      'Up to 100 users',
      'Email, SMS and chat simulations',
      'Risk scores and roles',
      'Reporting plugin',
    ],
    cta: { label: 'Try Free for 14 Days', to: paths.signUpBusiness },
    badge: 'Recommended',
    highlighted: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    description: 'Campaigns for the whole organisation.',
    features: ['Unlimited users', 'SSO, SCIM and API', 'Over 20 languages', 'Compliance reports'],
    cta: { label: 'Talk to sales', to: paths.contactSales },
  },
];

export const campaignTeaser = {
  title: 'Campaign plans for teams',
  intro: 'For when you want to send simulations to your own people, not only train them.',
  note: 'Prices per organisation, without VAT. 14 days free on every plan, no credit card, no setup fees.',
  learning:
    'Only want the training game? The learning plans stay free for one person and cost £49 a month for up to 25.',
  link: 'Compare both price lists',
};
