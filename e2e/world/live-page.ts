/** A page of the version that is live when the site is built: its inline elements are none of the site's own. */
export const LIVE_PAGE = `<!doctype html><html lang="en-GB"><head><title>Before</title>
<style>h1{color:rgb(1,2,3)}</style><script>document.title="The live version"</script></head>
<body><h1>The live version</h1></body></html>`;
