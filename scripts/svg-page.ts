/** A point of a drawing. */
export type Point = readonly [x: number, y: number]

/** A drawing as SVG: light, and dark where the reader prefers that. `parts` are its elements, from the lowest to the topmost. */
export function svgPage ({ title, width, height }: { title: string, width: number, height: number }, parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${title}</title>
<style>
.page { fill: #fff; stroke: #c9ced6 }
.state { fill: #eef3fb; stroke: #35588f; stroke-width: 1.5 }
.group { fill: none; stroke: #c9ced6; stroke-dasharray: 4 4 }
text { font: 14px ui-monospace, Menlo, Consolas, monospace; fill: #16233a }
.small { font-size: 12px }
.note { font: 12px system-ui, sans-serif }
path { fill: none; stroke: #4b5768; stroke-width: 1.5; marker-end: url(#arrow) }
#arrow path { fill: #4b5768; stroke: none; marker-end: none }
@media (prefers-color-scheme: dark) {
.page { fill: #14181f; stroke: #3a4352 }
.state { fill: #1d2a40; stroke: #86a8e0 }
.group { stroke: #3a4352 }
text { fill: #e8edf5 }
path { stroke: #a9b4c4 }
#arrow path { fill: #a9b4c4 }
}
</style>
<defs>
<marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 Z"/></marker>
</defs>
<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10"/>
${parts.join('\n')}
</svg>
`
}
