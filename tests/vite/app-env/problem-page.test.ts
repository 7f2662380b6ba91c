import { describe, expect, it } from 'vitest';
import { problemList, problemPage } from '#vite/app-env/problem-page.ts';

const problems = [
  { setting: 'VITE_USER_POOL_ID', problem: 'must contain an underscore.' },
  { setting: 'VITE_<b>', problem: 'is "bad" & worse.' },
];

describe('the page in place of the app', () => {
  it('lists every wrong setting, with values escaped', () => {
    const page = problemPage(problems);
    expect(page).toContain('<code>VITE_USER_POOL_ID</code> must contain an underscore.');
    expect(page).toContain('<code>VITE_&lt;b&gt;</code> is &quot;bad&quot; &amp; worse.');
    expect(page).not.toContain('<b>');
  });

  it('has a title, a language, and the location of the settings', () => {
    expect(problemPage(problems)).toMatch(/<html lang="en-GB">[^]*<title>.+<\/title>[^]*<h1>/);
    expect(problemPage(problems)).toContain('.env.example');
  });
});

describe('the list for the terminal', () => {
  it('has one line for each setting', () => {
    expect(problemList(problems).split('\n')).toHaveLength(2);
  });
});
