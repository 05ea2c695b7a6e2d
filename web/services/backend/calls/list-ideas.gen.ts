// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-ideas.ts: not to be changed by hand.
import type { listIdeas as contract } from '../contracts/list-ideas.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/ideas`: A page of the ideas in a state, the newest first, for staff. */
export const listIdeas: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/ideas' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.id !== "string"){
errors++;
}
}
{
if(typeof data1.content !== "string"){
errors++;
}
}
{
let data4 = data1.author;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
{
if(typeof data4.id !== "string"){
errors++;
}
}
{
if(typeof data4.name !== "string"){
errors++;
}
}
{
if(typeof data4.email !== "string"){
errors++;
}
}
{
let data8 = data4.lang;
if(typeof data8 !== "string"){
errors++;
}
if(!((data8 === "nb") || (data8 === "en"))){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs21 = errors;
if(data4 !== null){
errors++;
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
errors++;
}
else {
errors = _errs10;
}
}
{
let data9 = data1.pictureIds;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
{
let data11 = data1.state;
if(typeof data11 !== "string"){
errors++;
}
if(!((((data11 === "new") || (data11 === "read")) || (data11 === "answered")) || (data11 === "archived"))){
errors++;
}
}
{
if(typeof data1.note !== "string"){
errors++;
}
}
{
if(typeof data1.createdAt !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
}
else {
errors++;
}
}
{
let data14 = data.next;
if((typeof data14 !== "string") && (data14 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
