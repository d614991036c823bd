import { openStudio } from './open-studio.mjs';
import { copyOfData } from './server.mjs';
import { readFileSync } from 'node:fs';
const cpu=()=>readFileSync('/proc/stat','utf8').split('\n')[0].split(/\s+/).slice(1).map(Number).reduce((s,v,i)=>[3,4].includes(i)?s:s+v,0)/100;
const { data, remove } = copyOfData();
const { server, page, browser, close } = await openStudio(data, '4899');
await page.goto(server.url); await page.locator('button.start:not(:disabled)').waitFor(); await page.waitForTimeout(3000);
let a=cpu(), t=performance.now();
for (let i=0;i<8;i++){ await page.goto(server.url); await page.locator('button.start:not(:disabled)').waitFor(); }
console.log('to start', (cpu()-a)/8, (performance.now()-t)/8);
a=cpu(); t=performance.now();
for (let i=0;i<8;i++){ await page.goto(server.url); await page.locator('button.start:not(:disabled)').waitFor(); await page.waitForTimeout(2500);}
console.log('to quiet', (cpu()-a)/8);
await page.evaluate(()=>sessionStorage.clear());
a=cpu();
for (let i=0;i<8;i++){ const c=await browser.newContext({viewport:{width:1280,height:800}}); const p=await c.newPage(); await p.goto(server.url); await p.locator('button.start:not(:disabled)').waitFor(); await c.close(); }
console.log('new context', (cpu()-a)/8);
await close(); remove(); process.exit(0)
