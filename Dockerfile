# The command alone: a static program and nothing else, about 40 MB.
#
#   docker build --tag bespeak .
#   docker run --rm --volume "$PWD:/work" bespeak lint App
#
# The folder to work on is /work. What is to be written there is written as nobody, unless '--user "$(id -u):$(id -g)"'
# says otherwise.

FROM swift:6.3-bookworm AS build
# ICU's headers and static libraries, and what Scripts/release checks and links with.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends binutils gcc libicu-dev pkg-config python3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN Scripts/release /release

FROM scratch
COPY --from=build /release/bin/bespeak /bin/bespeak
COPY --from=build /release/LICENSE /release/NOTICE /
WORKDIR /work
USER 65534:65534
ENTRYPOINT ["/bin/bespeak"]
CMD ["--help"]
