// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isDetectedCountry: (body: unknown) => body is CentraShape<'detectedCountry'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
if(((typeof data0 !== "string") && (typeof data0 !== "boolean")) && (data0 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
