// SPDX-License-Identifier: Apache-2.0

//! An assistant in Rust, with the few declarations it needs and no bindings made by a tool.
//!
//!     rustc -L .build/release-files/lib assistant.rs && ./assistant Corpora/tasks

use std::ffi::{c_char, c_void, CString};
use std::ptr;

#[repr(C)]
#[derive(Clone, Copy)]
struct Text {
    bytes: *const c_char,
    length: usize,
}

impl Text {
    /// A text that the library lends.
    fn get(&self) -> &str {
        if self.bytes.is_null() {
            return "";
        }
        // SAFETY: `length` bytes of UTF-8, which live as long as what they were read from.
        unsafe { std::str::from_utf8_unchecked(std::slice::from_raw_parts(self.bytes.cast(), self.length)) }
    }
}

#[repr(C)]
struct Buffer {
    bytes: *mut c_char,
    length: usize,
    capacity: usize,
}

#[repr(C)]
struct Parameter {
    name: Text,
    type_: Text,
    id: Text,
    title: Text,
    kind: u32,
    lower: u32,
    upper: u32,
    reserved: u32,
}

#[repr(C)]
struct Outcome {
    outcome: i32,
    match_: i32,
    confidence: f64,
    app: i32,
    intent: i32,
    shortcut: i32,
    parameter_count: u32,
    parameters: *const Parameter,
    app_id: Text,
    intent_name: Text,
    phrase: Text,
    locale: Text,
    missing: Text,
    dialog: Text,
    error: Text,
}

#[link(name = "bespeak")]
extern "C" {
    fn bespeak_abi_version() -> u32;
    fn bespeak_last_error(message: *mut c_char, capacity: usize) -> usize;
    fn bespeak_free(handle: u64) -> i32;
    fn bespeak_buffer_free(buffer: *mut Buffer);
    fn bespeak_compile_paths(
        paths: *const *const c_char, count: usize, options: *const c_void, catalogs: *mut u64, diagnostics: *mut Buffer,
    ) -> i32;
    fn bespeak_resolver_make(catalogs: u64, options: *const c_void, resolver: *mut u64) -> i32;
    fn bespeak_results_make(results: *mut u64) -> i32;
    fn bespeak_resolve(
        resolver: u64, text: *const c_char, length: usize, request: *const c_void, results: u64, result: *mut *const Outcome,
    ) -> i32;
    fn bespeak_talk_make(resolver: u64, request: *const c_void, talk: *mut u64) -> i32;
    fn bespeak_talk_say(talk: u64, text: *const c_char, length: usize, next: *mut i32, turn: *mut Buffer) -> i32;
}

/// What went wrong, in the library's words.
fn check(status: i32) -> Result<(), String> {
    if status == 0 {
        return Ok(());
    }
    let mut message = [0u8; 1001];
    // SAFETY: as many bytes as are told.
    let length = unsafe { bespeak_last_error(message.as_mut_ptr().cast(), message.len()) };
    Err(format!("{status}: {}", String::from_utf8_lossy(&message[..length])))
}

/// Frees a handle when it goes.
struct Handle(u64);

impl Drop for Handle {
    fn drop(&mut self) {
        // SAFETY: any number may be given; one that is none is answered.
        unsafe { bespeak_free(self.0) };
    }
}

fn main() -> Result<(), String> {
    let paths: Vec<CString> = std::env::args().skip(1).map(|path| CString::new(path).unwrap()).collect();
    let pointers: Vec<*const c_char> = paths.iter().map(|path| path.as_ptr()).collect();
    // SAFETY of all calls: pointers lead to what lives through the call, and null is allowed where it is given.
    unsafe {
        println!("ABI {:x}", bespeak_abi_version());
        let mut catalogs = Handle(0);
        check(bespeak_compile_paths(pointers.as_ptr(), pointers.len(), ptr::null(), &mut catalogs.0, ptr::null_mut()))?;
        let mut resolver = Handle(0);
        check(bespeak_resolver_make(catalogs.0, ptr::null(), &mut resolver.0))?;
        let mut results = Handle(0);
        check(bespeak_results_make(&mut results.0))?;

        let said = "complete buy milk in tasks";
        let mut outcome: *const Outcome = ptr::null();
        check(bespeak_resolve(resolver.0, said.as_ptr().cast(), said.len(), ptr::null(), results.0, &mut outcome))?;
        let outcome = &*outcome;
        let parameters = std::slice::from_raw_parts(outcome.parameters, outcome.parameter_count as usize);
        println!("{} {:.2}", outcome.intent_name.get(), outcome.confidence);
        for one in parameters {
            println!("  {} = {} ({}), from '{}'", one.name.get(), one.title.get(), one.id.get(), &said[one.lower as usize..one.upper as usize]);
        }

        let mut talk = Handle(0);
        check(bespeak_talk_make(resolver.0, ptr::null(), &mut talk.0))?;
        let mut turn = Buffer { bytes: ptr::null_mut(), length: 0, capacity: 0 };
        let mut next = 0;
        for said in ["finish a task in tasks", "buy milk"] {
            check(bespeak_talk_say(talk.0, said.as_ptr().cast(), said.len(), &mut next, &mut turn))?;
            print!("{}", Text { bytes: turn.bytes, length: turn.length }.get());
        }
        bespeak_buffer_free(&mut turn);

        // What is wrong is said, and harms nobody.
        println!("{}", check(bespeak_talk_say(catalogs.0, ptr::null(), 3, &mut next, ptr::null_mut())).unwrap_err());
        if outcome.intent_name.get() == "CompleteTask" && next == 4 { Ok(()) } else { Err("not as expected".into()) }
    }
}
