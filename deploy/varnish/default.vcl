vcl 4.1;

# The shared cache in front of the storefronts (docs/decisions/0083-a-cdn-in-front.md). Needs Varnish 7 with
# varnish-modules, and Brotli left to the storefronts:
#
#   varnishd -a :8080 -f deploy/varnish/default.vcl -p vcl_path=deploy/varnish -p http_gzip_support=off -s malloc,512m
#
# Addresses of storefronts and of who may purge are in site.vcl. The storefronts run with CDN=varnish and
# VARNISH_ADDRESSES=http://<this>:8080, and have this machine in TRUSTED_PROXIES.
#
# The storefront decides what is shared: only responses with surrogate-control are stored, and none that a visitor
# could tell from another's. xkey holds the page's cache tags.

import directors;
import std;
import var;
import xkey;

include "site.vcl";

sub vcl_recv {
  # Passed requests of one visitor go to one storefront, while it is ready.
  set client.identity = regsub(req.http.x-forwarded-for, ",.*$", "");
  set req.backend_hint = storefronts.backend(client.identity);

  # What may be sent of what is stored: "usual", "new" (nothing that has expired) or "anything".
  if (req.restarts == 0) {
    unset req.http.x-cached;
  }
  if (req.method == "PURGE") {
    # A proxy on a trusted machine adds the address of its client, and Varnish that of the proxy.
    if (client.ip !~ purgers || req.http.x-forwarded-for ~ ",") {
      return (synth(403));
    }
    if (!req.http.xkey) {
      return (synth(400));
    }
    var.global_set("purged", std.real(time = now));
    return (synth(200, "Purged " + xkey.softpurge(req.http.xkey)));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The balancer asks whether this Varnish responds.
  if (req.url == "/livez") {
    return (synth(200));
  }
  if (req.url ~ "^/(livez|readyz)(\?|$)") {
    return (synth(404));
  }
  # The API, an editor's drafts, data of pages for the router, and the root, which reads the saved language.
  if (req.url ~ "^/api/" || req.url ~ "^/(\?|$)" || req.http.rsc == "1" ||
      req.http.cookie ~ "(^|;)\s*__(prerender_bypass|next_preview_data)=") {
    return (pass);
  }
  if (req.restarts == 0) {
    set req.http.x-cached = "usual";
  }
  # All that remains is the same for everybody.
  unset req.http.cookie;
  unset req.http.authorization;
  unset req.http.next-router-state-tree;
  if (req.http.accept-encoding ~ "(^|,)\s*br\s*(,|;\s*q=(1|0\.0*[1-9])|$)") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "(^|,)\s*gzip\s*(,|;\s*q=(1|0\.0*[1-9])|$)") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

sub vcl_hit {
  if (obj.ttl > 0s || req.http.x-cached == "anything") {
    return (deliver);
  }
  # Expired, at the moment now + obj.ttl. Where anything was purged since then it may show what was there before, and is
  # not sent while the storefronts respond; a purge has what it names expire at its own moment.
  if (obj.ttl + std.duration(obj.http.x-while-revalidating, 0s) > 0s &&
      std.real(var.global_get("purged"), 0.0) < std.real(time = now + obj.ttl) - 0.01) {
    return (deliver);
  }
  set req.http.x-cached = "new";
  set req.grace = 0s;
  return (restart);
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    # A response would take the place of what is stored.
    if (bereq.is_bgfetch || bereq.http.x-cached != "anything") {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (bereq.url ~ "^/_next/static/" && beresp.status == 200) {
    # Its name changes with its content.
    set beresp.ttl = 1d;
    set beresp.grace = 1w;
    return (deliver);
  }
  if (beresp.http.surrogate-control !~ "max-age=" || beresp.http.set-cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.http.x-while-revalidating =
    regsub(beresp.http.surrogate-control, "^(.*stale-while-revalidate=(\d+))?.*$", "0\2") + "s";
  set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^(.*max-age=(\d+))?.*$", "0\2") + "s", 0s);
  set beresp.grace = std.duration(
    regsub(beresp.http.surrogate-control, "^(.*stale-if-error=(\d+))?.*$", "0\2") + "s", 0s);
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch || (bereq.http.x-cached && bereq.http.x-cached != "anything")) {
    return (abandon);
  }
}

sub vcl_synth {
  # The storefronts do not respond, or fail: what is stored is better, however old.
  if (resp.status == 503 && req.http.x-cached && req.http.x-cached != "anything") {
    set req.http.x-cached = "anything";
    set req.grace = 1w;
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-control;
  unset resp.http.xkey;
  unset resp.http.x-while-revalidating;
  unset resp.http.x-varnish;
  unset resp.http.via;
}
